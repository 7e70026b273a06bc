import type { PortalDataProvider } from '..';
import { isKept, sharedKeys, type SharedKeys } from '../sharedKeys';
import type { Key, Seat, User } from '../types';
import { isGone } from '../outcome';
import { changed } from '../unclear';
import { checkKey, hasKey, isIn, isMissing, missing, readKey } from './lookups';
import { markOf, stateSince } from './mark';
import type { Task } from './perform';

/** A call whose effect can be looked up. */
type Told = Task & Required<Pick<Task, 'look'>>;

/**
 * The steps of jobs, and how to look up whether they took effect (MANY-5). A step that replaces or removes what others may have got meanwhile
 * reads the one record before it is sent, and rejects with `changed()` if it is no longer as it was decided (MANY-14).
 */

/** One step of a job, with ids. `expire` is in epoch seconds. */
export type Step =
    | { verb: 'giveLicence'; licence: string; expire?: number; sendMail?: boolean }
    | { verb: 'takeLicence'; licence: string }
    | { verb: 'joinGroup' | 'leaveGroup'; group: string }
    | { verb: 'logout' }
    /** `frees`: licences whose keys are deleted first, unless somebody else has them too */
    | { verb: 'deleteUser'; frees: readonly string[] }
    /** the mail to reset the password; for inactive users the activation link */
    | { verb: 'recover' }
    /** the steps for keys and seats of a licence */
    | { verb: 'expireKey'; licence: string; expire: number | null }
    | { verb: 'sendKey' | 'renewKey' | 'deleteKey'; licence: string }
    | { verb: 'releaseSeat' | 'removeSeat'; licence: string };

type KeyStep = Extract<Step, { verb: 'expireKey' | 'sendKey' | 'renewKey' | 'deleteKey' }>;
type SeatStep = Extract<Step, { verb: 'releaseSeat' | 'removeSeat' }>;

/** An item of a job, and in what the job differs for it. */
export interface Subject {
    /** id of the user, key or seat */
    id: string;
    /** for a key to renew: the hash of its previous token (`markOf`) */
    mark?: string;
    /** ids of existing keys to assign instead of new ones, by licence */
    keys?: Readonly<Record<string, string>>;
    /** those of the user's keys of the licence to remove that others keep */
    shared?: SharedKeys;
    /** the other users of these keys who lose the licence too */
    fellows?: readonly string[];
    /** for a key to delete or renew: its users, who were named before */
    users?: readonly string[];
    /** for a seat: since when it has been active or inactive */
    since?: number | null;
    /** gets no mail */
    quiet?: boolean;
    /** the job's steps that do not apply to this item */
    skips?: readonly number[];
}

/** Assigns a new key of a licence to a user, or the existing `key`, which has no user or already this one. */
export function givingTask(
    provider: PortalDataProvider,
    { user, licence, key, ...terms }: { user: string; licence: string; key?: string; expire?: number; sendMail?: boolean },
): Task {
    return {
        send: async () => {
            if (key === undefined) return provider.assignLicence({ user, licence, ...terms });
            const { users = [] } = await readKey(provider, key);
            // It would replace whoever got the key since it was free.
            if (users.some(({ id }) => id !== user)) throw changed();
            return provider.assignKey({ user, key });
        },
        look: () =>
            hasKey(provider, user, candidate => (key === undefined ? candidate.licenceId === licence : candidate.id === key)),
        missing: () => missing(provider, user, ['licences', licence]),
    };
}

/** Adds a user to a group. */
export const joiningTask = (provider: PortalDataProvider, { user, group }: { user: string; group: string }): Told => ({
    send: () => provider.addGroupUser({ user, group }),
    look: () => isIn(provider, user, group),
    missing: () => missing(provider, user, ['cloudGroups', group]),
});

/** A licence that a user loses; `shared` and `fellows` as in `Subject`. */
interface Loss extends Pick<Subject, 'shared' | 'fellows'> {
    user: string;
    licence: string;
}

/** The user's keys of a licence, with all their users. */
const keysHeld = async (provider: PortalDataProvider, { user, licence }: Loss): Promise<readonly Key[]> =>
    (await provider.getList<Key>('keys', { meta: { user, lane: 'held' } })).data.filter(key => key.licenceId === licence);

/**
 * Removes the keys of a licence, as they were just read, from a user. From those that others keep only the user is removed, first: the
 * licence's own call could delete them (LICENCE-9).
 */
async function takeKeys(provider: PortalDataProvider, { user, licence, shared }: Loss): Promise<void> {
    for (const key of shared?.keys ?? []) {
        await provider.unassignKey({ user, key }).catch((error: unknown) => {
            // Done by the previous attempt.
            if (!isGone(error)) throw error;
        });
    }
    if (!shared?.all) await provider.removeLicence({ user, licence });
}

/** Removes a licence, and its key, from a user, if its keys are still shared as they were. */
export function takingTask(provider: PortalDataProvider, loss: Loss): Told {
    const { user, licence, shared, fellows = [] } = loss;
    const loses = (id: string): boolean => id === user || fellows.includes(id);
    return {
        send: async () => {
            const held = await keysHeld(provider, loss);
            const isAsBefore = (key: Key): boolean => isKept(key, loses) === (shared?.keys.includes(key.id) ?? false);
            if (!held.every(isAsBefore)) throw changed();
            await takeKeys(provider, { user, licence, shared: sharedKeys(held, loses) });
        },
        look: async () => (await keysHeld(provider, loss)).length === 0,
        missing: async () => (await missing(provider, user, ['licences', licence])) ?? 'done',
    };
}

/** Removes a user from a group. */
export const leavingTask = (provider: PortalDataProvider, { user, group }: { user: string; group: string }): Told => ({
    send: async () => {
        if (!(await isIn(provider, user, group))) throw changed();
        return provider.removeGroupUser({ user, group });
    },
    look: async () => !(await isIn(provider, user, group)),
    missing: async () => (await missing(provider, user, ['cloudGroups', group])) ?? 'done',
});

/** Deletes a user, after freeing the keys of the `frees` licences that nobody else has. */
export const deletingTask = (provider: PortalDataProvider, user: string, frees: readonly string[]): Told => ({
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
});

/** Those of the licences of which the user has a key that nobody else has. */
async function lossesOf(provider: PortalDataProvider, user: string, licences: readonly string[]): Promise<Loss[]> {
    if (licences.length === 0) return [];
    const { data } = await provider.getList<Key>('keys', { meta: { user, lane: 'held' } });
    return licences.flatMap(licence => {
        const held = data.filter(({ licenceId }) => licenceId === licence);
        const shared = sharedKeys(held, id => id === user);
        return held.length > 0 && !shared?.all ? [{ user, licence, shared }] : [];
    });
}

/** A step for a key of a licence. Its token shows whether it was renewed. */
function keyTask(provider: PortalDataProvider, step: KeyStep, { id, mark, users }: Subject): Task {
    const read = async () => (await provider.getOne<Key>('keys', { id })).data;
    const missing = async () =>
        (await isMissing(provider, 'licences', step.licence))
            ? 'target'
            : (await isMissing(provider, 'keys', id))
              ? 'item'
              : null;
    switch (step.verb) {
        case 'expireKey': {
            const { expire } = step;
            return {
                send: () => provider.update('keys', { id, data: { expire }, previousData: {} }),
                look: async () => ((await read()).expire ?? null) === expire,
                missing,
            };
        }
        case 'sendKey':
            return { send: () => provider.sendKey({ key: id }), missing, probe: () => provider.getCurrentCustomer() };
        case 'renewKey':
            return {
                send: async () => {
                    await checkKey(provider, id, { users, mark });
                    return provider.refreshKey({ key: id });
                },
                look: async () => markOf((await read()).token) !== mark,
                once: true,
                missing,
            };
        case 'deleteKey':
            return {
                send: async () => {
                    await checkKey(provider, id, { users });
                    return provider.delete<Key>('keys', { id });
                },
                look: () => isMissing(provider, 'keys', id),
                missing,
            };
    }
}

/**
 * A step for a seat of a licence. The same call releases an active seat and removes an inactive one: it is sent only to a seat that still is
 * what it was, and never repeated without looking first.
 */
export function seatTask(
    provider: PortalDataProvider,
    { verb, licence }: SeatStep,
    { id, since }: Pick<Subject, 'id' | 'since'>,
    code?: string,
): Told {
    const isRelease = verb === 'releaseSeat';
    const read = async () => (await provider.getMany<Seat>('seats', { ids: [id], meta: { licence, lane: 'held' } })).data[0];
    return {
        send: async () => {
            const seat = await read();
            // Of one that is missing the call says so itself.
            const isOther = seat && (seat.active !== isRelease || (since !== undefined && stateSince(seat) !== since));
            if (isOther) throw changed();
            return provider.releaseSeat({ licence, seat: id, ...(code === undefined ? {} : { code }) });
        },
        look: async () => {
            const found = await read();
            return found === undefined || (isRelease && !found.active);
        },
        once: true,
        missing: async () =>
            (await isMissing(provider, 'licences', licence)) ? 'target' : (await read()) === undefined ? 'item' : null,
    };
}

/** The call of a step for one item. */
export function taskOf(provider: PortalDataProvider, step: Step, subject: Subject): Task {
    const { id: user, keys, shared, fellows, quiet } = subject;
    switch (step.verb) {
        case 'expireKey':
        case 'sendKey':
        case 'renewKey':
        case 'deleteKey':
            return keyTask(provider, step, subject);
        case 'releaseSeat':
        case 'removeSeat':
            return seatTask(provider, step, subject);
        case 'giveLicence': {
            const { licence, expire, sendMail } = step;
            return givingTask(provider, {
                user,
                licence,
                key: keys?.[licence],
                ...(expire === undefined ? {} : { expire }),
                ...(sendMail && !quiet ? { sendMail } : {}),
            });
        }
        case 'joinGroup':
            return joiningTask(provider, { user, group: step.group });
        case 'takeLicence':
            return takingTask(provider, { user, licence: step.licence, shared, fellows });
        case 'leaveGroup':
            return leavingTask(provider, { user, group: step.group });
        case 'deleteUser':
            return deletingTask(provider, user, step.frees);
        case 'logout':
        case 'recover':
            return {
                send: () => (step.verb === 'recover' ? provider.recoverUser({ user }) : provider.logoutUser({ user })),
                missing: () => missing(provider, user),
                probe: () => provider.getCurrentCustomer(),
            };
    }
}
