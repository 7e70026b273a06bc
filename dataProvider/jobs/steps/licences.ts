import type { PortalDataProvider } from '../..';
import { isKept, sharedKeys, type SharedKeys } from '../../sharedKeys';
import type { Key } from '../../types';
import { PortalError } from '../../errors';
import { incomplete } from '../../odata/read';
import { isGone } from '../../outcome';
import { isSameId } from '../../text';
import { NO_OP } from '../../queue/perform';
import { changed } from '../../queue/verified';
import { checkExpiry, checkIdle, findKeys, hasKey, missing, readKey, readKeysOf, takenAway } from '../lookups';
import { markOfValue } from './putBack';
import type { StepKind, Subject, Told } from './step';

/** A licence with a new key, or the existing key that the subject names, which has no user or already this one. */
export const giveLicence = {
    of: 'users',
    phase: 'give',
    calls: ['PUT /users/{id}/licences/{licenceId}', 'PUT /users/{id}/keys/{keyId}'],
    refused: ({ licence }, { id, keys }) => ({ user: id, key: keys?.[licence] }),
    task(provider, { licence, expire, sendMail }, { id: user, keys, quiet, seen, anyway }) {
        const key = keys?.[licence];
        let given: string | undefined;
        /** the keys of the licence (ids) in spite of which it is given anyway: a call that is lost has not given these */
        let before: readonly string[] | undefined;
        const keysOf = () => findKeys(provider, user, ({ licenceId }) => isSameId(licenceId, licence));
        const isNew = ({ id }: Key): boolean => !before?.some(one => isSameId(one, id));
        /** whether the user has a key of the licence; by the id of the only one it is recognised later as the given one (PLAN-9) */
        const hasIt = async (): Promise<boolean> => {
            const all = await keysOf();
            // After a reload nobody knows which of them were there.
            if (anyway && !before && all.length > 0) throw incomplete();
            const [only, ...others] = all.filter(isNew);
            given = others.length === 0 ? only?.id : undefined;
            return only !== undefined;
        };
        const terms = { ...(expire === undefined ? {} : { expire }), ...(sendMail && !quiet ? { sendMail } : {}) };
        return {
            send: async () => {
                const all = await keysOf();
                before ??= anyway ? all.map(({ id }) => id) : [];
                if (all.some(isNew)) {
                    // A server may give a second key (MANY-16).
                    if (!seen) return NO_OP;
                    throw changed('plans.seen.licence', { was: 'plans.seen.noLicence' });
                }
                if (key === undefined) {
                    given = await provider.assignLicence({ user, licence, ...terms });
                    // A server may answer nothing (WIRE-5).
                    return given ?? hasIt().catch(() => undefined);
                }
                const { users } = await readKey(provider, key);
                // It would replace whoever got the key since it was free.
                if (users.some(({ id }) => !isSameId(id, user)))
                    throw changed('plans.seen.usedKey', { was: 'plans.seen.freeKey' });
                if (users.length > 0) return NO_OP;
                return provider.assignKey({ user, key, licence, from: [] });
            },
            look: () => (key === undefined ? hasIt() : hasKey(provider, user, ({ id }) => isSameId(id, key))),
            result: () => given,
            missing: () => missing(provider, user, ['licences', licence]),
        };
    },
} satisfies StepKind<{ licence: string; /** in epoch seconds */ expire?: number; sendMail?: boolean }>;

/** A licence that a user loses; `shared` and `fellows` as in `Subject`. */
interface Loss extends Pick<Subject, 'shared' | 'fellows'> {
    user: string;
    licence: string;
}

/** The user's keys of a licence, with all their users. */
const keysHeld = async (provider: PortalDataProvider, { user, licence }: Loss): Promise<readonly Key[]> =>
    (await readKeysOf(provider, user)).filter(key => isSameId(key.licenceId, licence));

/** The user still has a key that they were taken from. */
const notTaken = (): PortalError => new PortalError('keys.errors.remove', { status: 200, reason: 'malformed' });

/**
 * Removes the keys of a licence, as they were just read, from a user. From those that others keep only the user is removed, first: the
 * licence's own call could delete them (LICENCE-9), and is not sent unless they are seen to be left.
 */
export async function takeKeys(provider: PortalDataProvider, { user, licence, shared }: Loss): Promise<void> {
    const { keys, all }: SharedKeys = shared ?? { keys: [], all: false };
    let refusal: PortalError | undefined;
    for (const key of keys) {
        await provider.unassignKey({ user, key }).catch((error: unknown) => {
            // A previous attempt may have done it, but a 404 is no proof (MANY-3).
            if (!isGone(error)) throw error;
            refusal = error as PortalError;
        });
    }
    const isHeld = ({ id }: Key): boolean => keys.some(key => isSameId(key, id));
    if (keys.length > 0 && (refusal || !all) && (await hasKey(provider, user, isHeld))) throw refusal ?? notTaken();
    if (!all) await provider.removeLicence({ user, licence });
}

/** A licence, and its key, is removed, if its keys are still shared as they were; where one was seen (`held`), if it is that one alone. */
export const takeLicence = {
    of: 'users',
    phase: 'take',
    calls: ['DELETE /users/{id}/licences/{licenceId}', 'DELETE /users/{id}/keys/{keyId}'],
    task(provider, { licence }, { id: user, shared, fellows = [], seen, held: known, idle, ends }): Told {
        const loss = { user, licence, shared };
        const before = known?.[licence];
        const keys = before ? [before.key] : seen?.keys;
        const loses = (id: string): boolean => [user, ...fellows].some(one => isSameId(one, id));
        const look = async () => !(await hasKey(provider, user, key => isSameId(key.licenceId, licence)));
        return {
            look,
            send: async () => {
                const held = await keysHeld(provider, loss);
                // The call would take keys that have not been looked at.
                if (held.length === 0) return;
                const isAsBefore = (key: Key): boolean =>
                    isKept(key, loses) === (shared?.keys.some(one => isSameId(one, key.id)) ?? false);
                if (!held.every(isAsBefore)) throw changed('plans.seen.otherUsers');
                if (!held.every(({ id }) => keys?.some(one => isSameId(one, id)) ?? true)) {
                    throw changed('plans.seen.otherKeys');
                }
                // What somebody has prolonged is theirs by now.
                if (before) held.forEach(key => checkExpiry(key, before.expire));
                if (ends !== undefined && held.some(({ expire }) => markOfValue(expire) !== ends)) {
                    throw changed('plans.seen.otherExpiry');
                }
                if (idle) await Promise.all(held.map(({ id }) => checkIdle(provider, id)));
                await takeKeys(provider, { user, licence, shared: sharedKeys(held, loses) });
            },
            missing: async () => (await missing(provider, user, ['licences', licence])) ?? takenAway(look),
        };
    },
} satisfies StepKind<{ licence: string }>;
