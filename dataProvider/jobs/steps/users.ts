import type { PortalDataProvider } from '../..';
import { isGone } from '../../outcome';
import { sharedKeys } from '../../sharedKeys';
import type { Key, User } from '../../types';
import { isMissing, missing } from '../lookups';
import { takeKeys } from './licences';
import type { StepKind, Told } from './step';

/** What cannot be looked up: a call that shows whether the server can be reached. */
const unseen = (provider: PortalDataProvider, user: string) => ({
    missing: () => missing(provider, user),
    probe: () => provider.getCurrentCustomer(),
});

/** The mail to reset the password; for inactive users the activation link. */
export const recover = {
    of: 'users',
    calls: ['POST /users/{id}/recover'],
    mails: true,
    task: (provider, _given, { id: user }) => ({ send: () => provider.recoverUser({ user }), ...unseen(provider, user) }),
} satisfies StepKind<object>;

/** A user is signed out everywhere. */
export const logout = {
    of: 'users',
    calls: ['POST /users/{id}/logout'],
    task: (provider, _given, { id: user }) => ({ send: () => provider.logoutUser({ user }), ...unseen(provider, user) }),
} satisfies StepKind<object>;

/** A user is deleted, after the keys of the `frees` licences (ids) that nobody else has. */
export const deleteUser = {
    of: 'users',
    calls: ['DELETE /users/{id}', 'DELETE /users/{id}/licences/{licenceId}'],
    task: (provider, { frees }, { id: user }): Told => ({
        send: async () => {
            // One by one and first: if one is refused, the user still exists for another try.
            for (const loss of await lossesOf(provider, user, frees)) {
                await takeKeys(provider, loss).catch((error: unknown) => {
                    if (!isGone(error)) throw error;
                });
            }
            return provider.delete<User>('users', { id: user });
        },
        look: () => isMissing(provider, 'users', user),
        missing: () => missing(provider, user),
    }),
} satisfies StepKind<{ frees: readonly string[] }>;

/** Those of the licences of which the user has a key that nobody else has. */
async function lossesOf(provider: PortalDataProvider, user: string, licences: readonly string[]) {
    if (licences.length === 0) return [];
    const { data } = await provider.getList<Key>('keys', { meta: { user, queue: 'never' } });
    return licences.flatMap(licence => {
        const held = data.filter(({ licenceId }) => licenceId === licence);
        const shared = sharedKeys(held, id => id === user);
        return held.length > 0 && !shared?.all ? [{ user, licence, shared }] : [];
    });
}
