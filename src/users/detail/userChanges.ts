import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Key, User } from '#dataProvider/types';
import { sendVerified, type Tries } from '#dataProvider/queue/verified';
import { updateVerified } from '#dataProvider/unclear';
import { useChange } from '../../shared/hooks/useChange';
import { useCurrentUser } from '../../shared/hooks/useCurrent';
import { queryKeys } from '../../shared/query/keys';
import { invalidateAfter } from '../../shared/query/touches';
import { unselect } from '../../shared/list/useSelectedIds';
import type { LicenceWish, UserForm } from './detail';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';

/** The changes of a user, one hook per verb. */

/** Saves personal data; sends only the given fields. A change of one's own data also invalidates the current user. */
export function useSaveUser() {
    const queries = useQueryClient();
    const { data: me } = useCurrentUser();
    const save = useChange(
        async (provider, { user, changes }: { user: User; changes: Partial<UserForm> }, tries) => {
            await updateVerified(provider, 'users', { id: user.id, data: changes, previousData: user }, tries);
        },
        ['PATCH /users/{id}'],
    );
    return async (params: { user: User; changes: Partial<UserForm> }) => {
        await save(params);
        if (params.user.id === me?.id) void queries.invalidateQueries({ queryKey: queryKeys.currentUser });
    };
}

/**
 * Deletes a user after removing the `freed` licences (ids), whose keys become free again. Only marks queries as stale, so that the page
 * that is still open does not refetch the deleted user.
 */
export function useDeleteUser() {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const [tries] = useState<Tries>(() => new Map());
    const { mutateAsync } = useMutation({
        mutationFn: async ({ user, freed }: { user: User; freed: readonly string[] }) => {
            const { STEPS } = await import('#dataProvider/jobs');
            const { send, look } = STEPS.deleteUser.task(provider, { frees: freed }, { id: user.id });
            await sendVerified(send, look, { tries, of: user.id });
            unselect(user.id, ['users', 'users/*']);
        },
        onSettled: (_done, error) => invalidateAfter(queries, ['DELETE /users/{id}'], error ? 'active' : 'none'),
    });
    return mutateAsync;
}

/** Sends the password reset link, or the activation link to an inactive user, by e-mail. */
export const useRecoverUser = () =>
    useChange(
        (provider, params: { user: string; recipient?: string }) => provider.recoverUser(params),
        ['POST /users/{id}/recover'],
    );

/** Signs the user out of all devices. */
export const useLogoutUser = () =>
    useChange((provider, user: User) => provider.logoutUser({ user: user.id }), ['POST /users/{id}/logout']);

/** Sends the user their data by e-mail. */
export const useSendUserData = () =>
    useChange((provider, user: User) => provider.sendUserData({ user: user.id }), ['POST /users/{id}/send']);

/** Removes a key from the user; the key itself remains. */
export const useUnassignKey = () =>
    useChange(
        (provider, { user, key }: { user: User; key: Key }, tries) =>
            sendVerified(
                () => provider.unassignKey({ user: user.id, key: key.id }),
                async () => {
                    const { hasKey } = await import('#dataProvider/jobs');
                    return !(await hasKey(provider, user.id, ({ id }) => id === key.id));
                },
                { tries, of: `${user.id}/${key.id}` },
            ),
        ['DELETE /users/{id}/keys/{keyId}'],
    );

/** Adds the user to a cloud group. */
export const useAddToGroup = () =>
    useChange(
        async (provider, params: { group: string; user: string }, tries) => {
            const { STEPS } = await import('#dataProvider/jobs');
            const { send, look } = STEPS.joinGroup.task(provider, params, { id: params.user });
            return sendVerified(send, look, { tries, of: JSON.stringify(params) });
        },
        ['PUT /cloudGroups/{id}/users/{userId}'],
    );

/** Removes the user from a cloud group. */
export const useRemoveFromGroup = () =>
    useChange(
        async (provider, params: { group: string; user: string }, tries) => {
            const { STEPS } = await import('#dataProvider/jobs');
            const { send, look } = STEPS.leaveGroup.task(provider, params, { id: params.user });
            await sendVerified(send, look, { tries, of: JSON.stringify(params) });
            unselect(params.user, [`users/${params.group}`]);
        },
        ['DELETE /cloudGroups/{id}/users/{userId}'],
    );

/** The parameters of adding licences; `expire` in epoch seconds. Expiry and e-mail apply only to new keys. */
interface LicenceOrder {
    user: string;
    wishes: readonly LicenceWish[];
    expire?: number;
    sendMail: boolean;
}

/**
 * Assigns several licences to a user, at most six calls in parallel. Resolves even when some or all fail, with the failures by licence id
 * (LICENCE-9, MANY-1).
 */
export const useAddLicences = () =>
    useChange(
        async (provider, { user, wishes, expire, sendMail }: LicenceOrder, tries) => {
            const { runMany, STEPS } = await import('#dataProvider/jobs');
            const taskOf = ({ licence, key }: LicenceWish) =>
                STEPS.giveLicence.task(
                    provider,
                    { licence, expire, sendMail },
                    { id: user, keys: key ? { [licence]: key } : {} },
                );
            const { failed } = await runMany(wishes, taskOf, { tries });
            return new Map<string, unknown>(failed.map(({ item, error }) => [item.licence, error]));
        },
        ['PUT /users/{id}/licences/{licenceId}', 'PUT /users/{id}/keys/{keyId}'],
    );
