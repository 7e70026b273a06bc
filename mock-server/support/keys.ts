import { ApiError, type Mock } from '../context';
import type { KeyRow } from '../routes/keys';

/** Assigns a key to several users (ids), which earlier rules allowed and the portal's API no longer does; returns the key. */
export function shareKey(mock: Mock, id: string, { users }: { users?: unknown }): KeyRow {
    const key = mock.state.keys.find(row => row.id === id);
    if (!key) throw new ApiError(404, 'There is no such key');
    const known = new Set(mock.state.users.map(user => user.id));
    const ids: unknown[] = Array.isArray(users) ? users : [];
    const holders = ids.filter((user): user is string => typeof user === 'string' && known.has(user));
    const [first, ...others] = holders;
    if (first === undefined || holders.length < ids.length) throw new ApiError(400, 'users must be ids of users');
    key.userId = first;
    key.sharedWith = others;
    mock.save();
    return key;
}
