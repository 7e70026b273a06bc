import type { Body, PortalDataProvider } from '../../dataProvider';
import { markOf } from '../../dataProvider/jobs/mark';
import type { Key } from '../../dataProvider/types';
import { sendVerified } from '../../dataProvider/queue/verified';
import { deleteVerified, updateVerified } from '../../dataProvider/unclear';
import { useChange } from '../shared/hooks/useChange';
import { unselect } from '../shared/list/useSelectedIds';

/** The changes of keys, one hook per verb (KEY-2, KEY-5). */

const ONE = { page: 1, perPage: 1 } as const;

/**
 * Creates a key without a user; returns undefined if it was created but the response was lost. If the outcome is unknown, it checks whether the
 * licence has more keys than before (MANY-5).
 */
export const useCreateKey = () =>
    useChange(
        async (provider, data: Required<Body<'POST /keys'>>, tries) => {
            const meta = { licence: data.licenceId, expand: [] };
            const count = async () => (await provider.getList<Key>('keys', { pagination: ONE, meta })).total ?? 0;
            const before = await count().catch(() => Infinity);
            const made = await sendVerified(
                () => provider.create('keys', { data }),
                async () => (await count()) > before,
                { tries, of: JSON.stringify(data) },
            );
            return made?.data;
        },
        ['POST /keys'],
    );

/** Saves label and expiry; sends only what differs. */
export const useSaveKey = () =>
    useChange(
        async (provider, { key, data }: { key: Key; data: Pick<Key, 'label' | 'expire'> }, tries) => {
            await updateVerified(provider, 'keys', { id: key.id, data, previousData: key }, tries);
        },
        ['PATCH /keys/{id}'],
    );

const userIds = ({ users = [] }: Key): readonly string[] => users.map(({ id }) => id);

/** Rejects if the key no longer has the users that the dialog named (MANY-14). */
const checkUsers = async (provider: PortalDataProvider, key: Key): Promise<void> =>
    (await import('../../dataProvider/jobs')).checkKey(provider, key.id, { users: userIds(key) });

/** Deletes a key along with its seats. */
export const useDeleteKey = () =>
    useChange(
        async (provider, key: Key, tries) => {
            await deleteVerified(provider, 'keys', key, { tries, check: () => checkUsers(provider, key) });
            unselect(key.id, [`licence/${key.licenceId}/keys`]);
        },
        ['DELETE /keys/{id}'],
    );

/** Sends a key to its user by e-mail. */
export const useSendKey = () => useChange((provider, key: Key) => provider.sendKey({ key: key.id }), ['POST /keys/{id}/send']);

/** Renews a key; returns its new token, or undefined when the server does not send it. */
export const useRefreshKey = () =>
    useChange(
        async (provider, key: Key, tries) => {
            let found: string | undefined;
            const sent = await sendVerified(
                async () => {
                    const { checkKey } = await import('../../dataProvider/jobs');
                    await checkKey(provider, key.id, { users: userIds(key), mark: markOf(key.token) });
                    return provider.refreshKey({ key: key.id });
                },
                async () => {
                    found = (await provider.getOne<Key>('keys', { id: key.id })).data.token;
                    return found !== key.token;
                },
                { tries, of: key.id },
            );
            return sent ?? found;
        },
        ['POST /keys/{id}/refresh'],
    );

/** Assigns a key to a user, who replaces its current users. */
export const useAssignKey = () =>
    useChange(
        (provider, { key, user }: { key: Key; user: string }, tries) =>
            sendVerified(
                async () => {
                    await checkUsers(provider, key);
                    return provider.assignKey({ key: key.id, user });
                },
                async () => (await import('../../dataProvider/jobs')).isAlone(provider, key.id, user),
                { tries, of: `${key.id}/${user}` },
            ),
        ['PUT /users/{id}/keys/{keyId}'],
    );
