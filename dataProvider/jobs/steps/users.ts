import type { PortalDataProvider } from '../..';
import { whoseAddress } from '../../address';
import { isTransferOffer } from '../../transferOffer';
import { PortalError } from '../../errors';
import { incomplete } from '../../odata/read';
import { isGone } from '../../outcome';
import { changed } from '../../queue/verified';
import { sharedKeys } from '../../sharedKeys';
import { isSameId, sameText } from '../../text';
import type { User } from '../../types';
import { beforehand, checkDeletable, checkUser, hasKey, isMissing, missing, readKeysOf, usersWith } from '../lookups';
import { takeKeys } from './licences';
import type { NewUser, StepKind, Told } from './step';

/** What cannot be looked up: a call that shows whether the server can be reached. */
const unseen = (provider: PortalDataProvider, user: string) => ({
    missing: () => missing(provider, user),
    probe: () => provider.getCurrentCustomer(),
});

/** Whether an account has another name than it was to be made with: then others have made it. */
const isOthers = (user: User, make: NewUser): boolean =>
    (['forename', 'surname'] as const).some(name => {
        const [one, other] = [user[name], make[name]];
        return Boolean(one && other) && !sameText(one ?? '', other);
    });

const exists = (): PortalError => changed('plans.seen.user', { was: 'plans.seen.noUser' });

/** Somebody gets an account; without `sendMail` nobody is written to. */
export const createUser = {
    of: 'users',
    phase: 'create',
    calls: ['POST /users'],
    makes: true,
    task(provider, { sendMail = false, randomPassword = false }, { make }): Told {
        if (!make) throw new TypeError('Nobody is named who is to be created.');
        let made: string | undefined;
        let isAccepted = false;
        const look = async () => {
            const found = await usersWith(provider, make.email);
            const user = whoseAddress(found, make.email);
            if (user && !isAccepted && isOthers(user, make)) return false;
            made = user?.id;
            // What the server has accepted may be found later: it has not failed.
            if (made === undefined && (isAccepted || found.length > 0)) throw incomplete();
            return made !== undefined;
        };
        return {
            send: async () => {
                // Somebody whom others have made by then would count as made here, if the answer is lost or the server does not refuse.
                const existing = isAccepted ? [] : await usersWith(provider, make.email, true);
                if (existing.length > 0) {
                    made = whoseAddress(existing, make.email)?.id;
                    throw exists();
                }
                const body = { ...make, _sendMail: sendMail || randomPassword, _randomPassword: randomPassword };
                const { data } = await provider.create('users', { data: body }).catch(async (error: unknown) => {
                    if (!(error instanceof PortalError) || error.status !== 409) throw error;
                    if (isTransferOffer(error)) throw new PortalError('planReceipt.transfer.reason', error);
                    // Who exists by then is known from here on (PLAN-3). If that cannot be read, the outcome says that they exist.
                    made = whoseAddress(await usersWith(provider, make.email).catch(() => []), make.email)?.id;
                    throw exists();
                });
                isAccepted = true;
                // Later steps need the id, which a server may leave out (WIRE-5).
                if (data.id) made = data.id;
                else if (!(await look().catch(() => false))) throw incomplete();
            },
            look,
            result: () => made,
        };
    },
} satisfies StepKind<{ sendMail?: boolean; randomPassword?: boolean }>;

/** The mail to reset the password; for inactive users the activation link. It is sent `only` to users whom it was meant for. */
export const recover = {
    of: 'users',
    phase: 'mails',
    calls: ['POST /users/{id}/recover'],
    mails: true,
    task: (provider, { only }, { id: user }) => ({
        send: async () => {
            if (only) await beforehand(checkUser(provider, user, { active: only === 'active' }));
            return provider.recoverUser({ user });
        },
        ...unseen(provider, user),
    }),
} satisfies StepKind<{ only?: 'active' | 'inactive' }>;

/** A user of another customer is asked by mail to move to this one. */
export const requestTransfer = {
    of: 'users',
    phase: 'mails',
    calls: ['POST /transfer/request'],
    mails: true,
    task(provider, _given, { make }) {
        if (!make) throw new TypeError('Nobody is named who is to be asked.');
        return {
            send: async () => {
                // Who is here by now, e.g. asked by others, is not asked again.
                if ((await beforehand(usersWith(provider, make.email, true))).length > 0) throw exists();
                return provider.requestTransfer({ email: make.email });
            },
            probe: () => provider.getCurrentCustomer(),
        };
    },
} satisfies StepKind<object>;

/** A user is signed out everywhere. */
export const logout = {
    of: 'users',
    phase: 'signOut',
    calls: ['POST /users/{id}/logout'],
    task: (provider, _given, { id: user }) => ({ send: () => provider.logoutUser({ user }), ...unseen(provider, user) }),
} satisfies StepKind<object>;

/** A user is deleted, after the keys of the `frees` licences (ids) that nobody else has. */
export const deleteUser = {
    of: 'users',
    phase: 'delete',
    calls: ['DELETE /users/{id}', 'DELETE /users/{id}/licences/{licenceId}'],
    task: (provider, { frees }, { id: user, seen, customer }): Told => ({
        send: async () => {
            await checkDeletable(provider, { id: user, seen, customer });
            // One by one and first: if one is refused, the user still exists for another try.
            for (const loss of await lossesOf(provider, user, frees)) {
                await takeKeys(provider, loss).catch(async (error: unknown) => {
                    // A 404 is no proof (MANY-3): the keys would stay in use without a user.
                    if (!isGone(error) || (await hasKey(provider, user, key => isSameId(key.licenceId, loss.licence))))
                        throw error;
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
    const keys = await readKeysOf(provider, user);
    return licences.flatMap(licence => {
        const held = keys.filter(({ licenceId }) => isSameId(licenceId, licence));
        const shared = sharedKeys(held, id => isSameId(id, user));
        return held.length > 0 && !shared?.all ? [{ user, licence, shared }] : [];
    });
}
