import type { Body } from '../../dataProvider';
import { countKeys } from '../../dataProvider/jobs/lookups';
import { markOf } from '../../dataProvider/jobs/mark';
import type { Key } from '../../dataProvider/types';
import { useChange } from '../shared/hooks/useChange';
import { unselect } from '../shared/list/useSelectedIds';

/** The changes of keys, one hook per verb (KEY-2, KEY-5). */

/**
 * Creates a key without a user. It was created if the licence has more keys than before, if its outcome is unknown (MANY-5): nothing is sent if
 * they cannot be counted, because another try would make a second one.
 */
export const useCreateKey = () =>
    useChange(async (provider, data: Required<Body<'POST /keys'>>) => {
        const before = await countKeys(provider, data.licenceId);
        return (await provider.create('keys', { data }, { judge: total => total > before })).data;
    });

/** Saves label and expiry; sends only what differs. A row whose server leaves out what is null has no expiry, which is compared like any. */
export const useSaveKey = () =>
    useChange((provider, { key, data }: { key: Key; data: Pick<Key, 'label' | 'expire'> }) =>
        provider.update('keys', { id: key.id, data, previousData: { ...key, expire: key.expire ?? null } }),
    );

/** A key with the users that a dialog named: it is left alone if it has others by now (MANY-14). */
const seen = ({ id, users = [] }: Key) => ({ id, users: users.map(user => user.id) });

/** Deletes a key along with its seats. */
export const useDeleteKey = () =>
    useChange(async (provider, key: Key) => {
        await provider.step({ verb: 'deleteKey', licence: key.licenceId }, { ...seen(key), expire: key.expire ?? null });
        unselect(key.id, [`licence/${key.licenceId}/keys`]);
    });

/** Sends a key by e-mail to its users (ids), who were named. */
export const useSendKey = () =>
    useChange((provider, { key, users }: { key: Key; users: readonly string[] }) =>
        provider.step({ verb: 'sendKey', licence: key.licenceId }, { id: key.id, users }),
    );

/** Renews a key; returns its new token, or undefined when the server does not send it. */
export const useRefreshKey = () =>
    useChange(
        (provider, key: Key) =>
            provider.step({ verb: 'renewKey', licence: key.licenceId }, { ...seen(key), mark: markOf(key.token) }) as Promise<
                string | undefined
            >,
    );

/** Assigns a key to a user, who replaces its current users. */
export const useAssignKey = () =>
    useChange((provider, { key, user }: { key: Key; user: string }) =>
        provider.step({ verb: 'assignKey', licence: key.licenceId, user }, seen(key), `${key.id}/${user}`),
    );
