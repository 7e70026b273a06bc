import type { Key } from '../../dataProvider/types';
import { useChange } from '../shared/hooks/useChange';

/** The changes of keys, one hook per verb (specification 2, section 7, "Keys"). */

/** What a new key is made of; `expire` in epoch seconds. */
export interface NewKey {
    licenceId: string;
    label: string;
    expire: number | null;
    _sendMail: boolean;
}

/** Creates a key without a user. */
export const useCreateKey = () =>
    useChange(async (provider, data: NewKey) => (await provider.create<Key>('keys', { data })).data, ['keys', 'licences']);

/** Saves label and expiry; only what differs is sent. */
export const useSaveKey = () =>
    useChange(
        async (provider, { key, data }: { key: Key; data: Pick<Key, 'label' | 'expire'> }) =>
            (await provider.update<Key>('keys', { id: key.id, data, previousData: key })).data,
        ['keys'],
    );

/** Deletes a key; its seats go with it. */
export const useDeleteKey = () =>
    useChange(
        (provider, key: Key) => provider.delete<Key>('keys', { id: key.id, previousData: key }),
        ['keys', 'licences', 'seats', 'users'],
    );

/** Mails a key to its user. */
export const useSendKey = () => useChange((provider, key: Key) => provider.sendKey({ key: key.id }), []);

/** Renews a key; answers the new token. */
export const useRefreshKey = () => useChange((provider, key: Key) => provider.refreshKey({ key: key.id }), ['keys']);

/** Gives a key to a user in place of the present one. */
export const useAssignKey = () =>
    useChange(
        (provider, { key, user }: { key: Key; user: string }) => provider.assignKey({ key: key.id, user }),
        ['keys', 'licences', 'seats', 'users'],
    );
