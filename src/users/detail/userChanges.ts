import { useQueryClient } from '@tanstack/react-query';
import type { Key, User } from '#dataProvider/types';
import { useChange } from '../../shared/hooks/useChange';
import { useCurrentUser } from '../../shared/hooks/useCurrent';
import { queryKeys } from '../../shared/query/keys';
import { unselect } from '../../shared/list/useSelectedIds';
import type { LicenceWish, UserForm } from './detail';

/** The changes of a user, one hook per verb. */

/** Saves personal data; sends only the given fields. A change of one's own data also invalidates the current user. */
export function useSaveUser() {
    const queries = useQueryClient();
    const { data: me } = useCurrentUser();
    const save = useChange((provider, { user, changes }: { user: User; changes: Partial<UserForm> }) =>
        provider.update('users', { id: user.id, data: changes, previousData: user }),
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
export const useDeleteUser = () =>
    useChange(
        async (provider, { user, freed, customer }: { user: User; freed: readonly string[]; customer: string | undefined }) => {
            await provider.step({ verb: 'deleteUser', frees: freed }, { id: user.id, customer });
            unselect(user.id, ['users', 'users/*']);
        },
        () => true,
    );

/** Sends the password reset link, or the activation link to an inactive user, by e-mail. */
export const useRecoverUser = () =>
    useChange((provider, params: { user: string; recipient?: string }) => provider.recoverUser(params));

/** Signs the user out of all devices. */
export const useLogoutUser = () => useChange((provider, user: User) => provider.logoutUser({ user: user.id }));

/** Sends the user their data by e-mail. */
export const useSendUserData = () => useChange((provider, user: User) => provider.sendUserData({ user: user.id }));

/** Removes a key from the user, if others have it (`shared`) as they did or nobody does; the key itself remains. */
export const useUnassignKey = () =>
    useChange((provider, { user, key, shared }: { user: User; key: Key; shared: boolean }) =>
        provider.step(
            { verb: 'leaveKey', licence: key.licenceId, key: key.id, shared, from: [user.id] },
            { id: user.id },
            `${user.id}/${key.id}`,
        ),
    );

/** Adds the user to a cloud group. */
export const useAddToGroup = () =>
    useChange((provider, { user, group }: { group: string; user: string }) =>
        provider.step({ verb: 'joinGroup', group }, { id: user }, `${user}/${group}`),
    );

/** Adds the user to several cloud groups. Resolves even when some fail, with the failures by group id (MANY-1). */
export const useAddToGroups = () =>
    useChange(async (provider, { user, groups }: { user: string; groups: readonly { id: string }[] }) => {
        const { failed } = await provider.many(groups, ({ id }) => [{ verb: 'joinGroup', group: id }, { id: user }]);
        return new Map<string, unknown>(failed.map(({ item, error }) => [item.id, error]));
    });

/** Removes the user from a cloud group. */
export const useRemoveFromGroup = () =>
    useChange(async (provider, { user, group }: { group: string; user: string }) => {
        await provider.step({ verb: 'leaveGroup', group }, { id: user }, `${user}/${group}`);
        unselect(user, [`users/${group}`]);
    });

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
    useChange(async (provider, { user, wishes, expire, sendMail }: LicenceOrder) => {
        const { failed } = await provider.many(wishes, ({ licence, key }) => [
            { verb: 'giveLicence', licence, expire, sendMail },
            { id: user, keys: key ? { [licence]: key } : {} },
        ]);
        return new Map<string, unknown>(failed.map(({ item, error }) => [item.licence, error]));
    });
