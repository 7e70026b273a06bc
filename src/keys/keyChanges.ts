import type { Body } from '../../dataProvider';
import type { Key } from '../../dataProvider/types';
import { deleteVerified, sendVerified, updateVerified } from '../../dataProvider/unclear';
import { useChange } from '../shared/hooks/useChange';

/** The changes of keys, one hook per verb (KEY-2, KEY-5). */

const ONE = { page: 1, perPage: 1 } as const;

/**
 * Creates a key without a user; returns undefined if it was created but the response was lost. If the outcome is unknown, it checks whether the
 * licence has more keys than before (MANY-5).
 */
export const useCreateKey = () =>
    useChange(
        async (provider, data: Required<Body<'POST /keys'>>) => {
            const meta = { licence: data.licenceId, expand: [] };
            const count = async () => (await provider.getList<Key>('keys', { pagination: ONE, meta })).total ?? 0;
            const before = await count().catch(() => Infinity);
            const made = await sendVerified(
                () => provider.create('keys', { data }),
                async () => (await count()) > before,
            );
            return made?.data;
        },
        ['POST /keys'],
    );

/** Saves label and expiry; sends only what differs. */
export const useSaveKey = () =>
    useChange(
        async (provider, { key, data }: { key: Key; data: Pick<Key, 'label' | 'expire'> }) => {
            await updateVerified(provider, 'keys', { id: key.id, data, previousData: key });
        },
        ['PATCH /keys/{id}'],
    );

/** Deletes a key along with its seats. */
export const useDeleteKey = () => useChange((provider, key: Key) => deleteVerified(provider, 'keys', key), ['DELETE /keys/{id}']);

/** Sends a key to its user by e-mail. */
export const useSendKey = () => useChange((provider, key: Key) => provider.sendKey({ key: key.id }), ['POST /keys/{id}/send']);

/** Renews a key; returns its new token, or undefined when the server does not send it. */
export const useRefreshKey = () =>
    useChange(
        async (provider, key: Key) => {
            let found: string | undefined;
            const sent = await sendVerified(
                () => provider.refreshKey({ key: key.id }),
                async () => {
                    found = (await provider.getOne<Key>('keys', { id: key.id })).data.token;
                    return found !== key.token;
                },
            );
            return sent ?? found;
        },
        ['POST /keys/{id}/refresh'],
    );

/** Assigns a key to a user, who replaces its current users. */
export const useAssignKey = () =>
    useChange(
        (provider, { key, user }: { key: Key; user: string }) =>
            sendVerified(
                () => provider.assignKey({ key: key.id, user }),
                async () => (await import('../../dataProvider/jobs')).isAlone(provider, key.id, user),
            ),
        ['PUT /users/{id}/keys/{keyId}'],
    );
