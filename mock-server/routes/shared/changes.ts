import type { Mock } from '../../context';
import { createCode, KEY_TOKEN_GROUPS } from '../../seed/codes';
import { keyRow } from '../../seed/keys';
import { aliasOf } from '../../seed/users';
import { holdersOf, isHolder } from './holders';
import type { Row } from '../../rows/state';

/** A new token for a key. */
export const newKeyToken = (): string => createCode(Math.random, KEY_TOKEN_GROUPS);

/** Mails a key to its user. */
export function mailKey(mock: Mock, key: Row<'keys'>, user: Row<'users'>): void {
    mock.mail({
        to: user.email,
        kind: 'key',
        subject: `Your licence key for ${key.product}`,
        text: `Hello ${aliasOf(user)},\nyour licence key "${key.label}" is ${key.token}.`,
        link: '/licences',
    });
}

/** Adds a key without a user. The caller checks whether the licence allows another one. */
export function createKey(
    mock: Mock,
    licence: Row<'licences'>,
    fields: Pick<Row<'keys'>, 'label' | 'expire' | 'sendMail'>,
): Row<'keys'> {
    const key = keyRow(licence, { id: mock.nextId('k'), token: newKeyToken(), userId: null, ...fields });
    mock.state.keys.push(key);
    mock.save();
    return key;
}

/** Removes a user from a key's users. */
export function leaveKey(key: Row<'keys'>, user: Row<'users'>): void {
    const [first = null, ...others] = holdersOf(key).filter(id => id !== user.id);
    key.userId = first;
    key.sharedWith = others;
}

/**
 * Assigns a key to a user, replacing all its users, or to nobody; its active seats change hands with it. If a mail was requested when the
 * key was created, it is sent now, unless the user is inactive.
 */
export function assignKey(mock: Mock, key: Row<'keys'>, user: Row<'users'> | null): void {
    key.userId = user?.id ?? null;
    key.sharedWith = [];
    for (const seat of mock.state.seats) {
        if (seat.keyId === key.id && seat.active) seat.userId = key.userId;
    }
    if (user?.active && key.sendMail) {
        mailKey(mock, key, user);
        key.sendMail = false;
    }
    mock.save();
}

// In place, so that references to the list stay valid.
const removeWhere = <Row>(rows: Row[], test: (row: Row) => boolean): void => {
    let kept = 0;
    for (const row of rows) {
        if (!test(row)) {
            rows[kept] = row;
            kept += 1;
        }
    }
    rows.length = kept;
};

/** Deletes keys together with their seats. */
export function removeKeys(mock: Mock, keys: readonly Row<'keys'>[]): void {
    const ids = new Set(keys.map(key => key.id));
    removeWhere(mock.state.keys, key => ids.has(key.id));
    removeWhere(mock.state.seats, seat => ids.has(seat.keyId));
    mock.save();
}

/** Ends every sign-in of a user. */
export function endSessions(mock: Mock, userId: string): void {
    removeWhere(mock.state.sessions, session => session.userId === userId);
    removeWhere(mock.state.academySessions, session => session.userId === userId);
    mock.save();
}

/** Deletes a user: keys remain without a user; group memberships and mail links are deleted. */
export function removeUser(mock: Mock, user: Row<'users'>): void {
    for (const key of mock.state.keys) {
        if (isHolder(key, user)) leaveKey(key, user);
    }
    for (const seat of mock.state.seats) {
        if (seat.userId === user.id) seat.userId = null;
    }
    for (const group of mock.state.cloudGroups) group.userIds = group.userIds.filter(id => id !== user.id);
    for (const token of mock.state.mailTokens) {
        if (token.userId === user.id && token.state === 'open') token.state = 'void';
    }
    endSessions(mock, user.id);
    removeWhere(mock.state.progress, row => row.userId === user.id);
    removeWhere(mock.state.users, row => row.id === user.id);
    mock.save();
}

/** Removes one seat. */
export function removeSeat(mock: Mock, id: string): void {
    removeWhere(mock.state.seats, seat => seat.id === id);
    mock.save();
}
