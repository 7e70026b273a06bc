import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { PortalDataProvider } from '../../../dataProvider';
import { PortalError } from '../../../dataProvider/errors';
import type { Key, User } from '../../../dataProvider/types';
import { outdate, useChange } from '../../shared/hooks/useChange';
import { currentUserKey, useCurrentUser } from '../../shared/hooks/useCurrent';
import type { LicenceWish, UserForm } from './detail';

/** The changes of one user, one hook per verb (specification 2, section 7, "Users"). */

/** What shows a user's name, keys or groups. */
const TOUCHED = ['users', 'keys', 'licences', 'seats', 'cloudGroups'] as const;

/** Saves personal data; only what is given is sent. One's own data is read anew everywhere. */
export function useSaveUser() {
    const queries = useQueryClient();
    const { data: me } = useCurrentUser();
    const save = useChange(
        async (provider, { user, changes }: { user: User; changes: Partial<UserForm> }) =>
            (await provider.update<User>('users', { id: user.id, data: changes, previousData: user })).data,
        TOUCHED,
    );
    return async (params: { user: User; changes: Partial<UserForm> }) => {
        await save(params);
        if (params.user.id === me?.id) void queries.invalidateQueries({ queryKey: currentUserKey });
    };
}

/**
 * Deletes a user, and before that takes the `freed` licences (ids) with their keys, so that these are free again. What showed the user is only marked as old: the page that is still open must not read a user who is gone; the list
 * reads anew when it opens.
 */
export function useDeleteUser() {
    const provider = useDataProvider<PortalDataProvider>();
    const queries = useQueryClient();
    const { mutateAsync } = useMutation({
        mutationFn: async ({ user, freed }: { user: User; freed: readonly string[] }) => {
            // One after the other and first: when a licence cannot be taken, the user is still there for another try.
            for (const licence of freed) {
                await provider.removeLicence({ user: user.id, licence }).catch((failure: unknown) => {
                    // Taken already, e.g. by the try before.
                    if (!(failure instanceof PortalError && failure.status === 404)) throw failure;
                });
            }
            return provider.delete<User>('users', { id: user.id, previousData: user });
        },
        onSettled: (_done, error) => outdate(queries, TOUCHED, error ? 'active' : 'none'),
    });
    return mutateAsync;
}

/** Mails the link that resets the password, or the activation link to an inactive user. */
export const useRecoverUser = () =>
    useChange((provider, params: { user: string; recipient?: string }) => provider.recoverUser(params), []);

/** Signs the user out of all devices. */
export const useLogoutUser = () => useChange((provider, user: User) => provider.logoutUser({ user: user.id }), []);

/** Mails the user's data to the user. */
export const useSendUserData = () => useChange((provider, user: User) => provider.sendUserData({ user: user.id }), []);

/** Takes a key from the user; the key stays. */
export const useUnassignKey = () =>
    useChange(
        (provider, { user, key }: { user: User; key: Key }) => provider.unassignKey({ user: user.id, key: key.id }),
        TOUCHED,
    );

/** Makes the user a member of a cloud group. */
export const useAddToGroup = () =>
    useChange((provider, params: { group: string; user: string }) => provider.addGroupUser(params), ['cloudGroups', 'users']);

/** Takes the user out of a cloud group. */
export const useRemoveFromGroup = () =>
    useChange((provider, params: { group: string; user: string }) => provider.removeGroupUser(params), ['cloudGroups', 'users']);

/** What is asked for when licences are added; `expire` in epoch seconds. Expiry and mail are for new keys. */
interface LicenceOrder {
    user: string;
    wishes: readonly LicenceWish[];
    expire?: number;
    sendMail: boolean;
}

/**
 * Gives several licences to a user, new keys at most six calls at once, existing keys one after the other. Resolves also when some or all
 * fail, with the failures by licence (specification 2, section 7, "partial success allowed").
 */
export const useAddLicences = () =>
    useChange(async (provider, { user, wishes, expire, sendMail }: LicenceOrder) => {
        const body = { ...(expire === undefined ? {} : { expire }), ...(sendMail ? { sendMail } : {}) };
        const fresh = wishes.filter(({ key }) => key === undefined).map(({ licence }) => ({ user, licence, ...body }));
        const { failed } = await provider.assignLicences(fresh);
        const failures = new Map<string, unknown>(failed.map(({ item, error }) => [item.licence, error]));
        for (const { licence, key } of wishes) {
            if (key === undefined) continue;
            try {
                await provider.assignKey({ user, key });
            } catch (error) {
                failures.set(licence, error);
            }
        }
        return failures;
    }, TOUCHED);
