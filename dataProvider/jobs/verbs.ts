import type { PortalDataProvider } from '..';
import { PortalError } from '../errors';
import { sharedKeys, type SharedKeys } from '../sharedKeys';
import type { CloudGroup, Key, Seat, User } from '../types';
import { markOf } from './mark';
import type { Task } from './perform';

/** A call whose effect can be looked up. */
type Told = Task & Required<Pick<Task, 'look'>>;

/** The steps of jobs, and how to look up whether they took effect (MANY-5). */

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
    /** gets no mail */
    quiet?: boolean;
    /** the job's steps that do not apply to this item */
    skips?: readonly number[];
}

const isGone = (error: unknown): boolean => error instanceof PortalError && error.reason === 'http' && error.status === 404;

/** Whether a record no longer exists. */
export const isMissing = (provider: PortalDataProvider, resource: string, id: string): Promise<boolean> =>
    provider.getOne(resource, { id }).then(
        () => false,
        (error: unknown) => {
            if (isGone(error)) return true;
            throw error;
        },
    );

/** Whether a record has these values; a missing one is the same as an empty one. */
export async function isSaved(provider: PortalDataProvider, resource: string, id: string, values: object): Promise<boolean> {
    const { data: record } = await provider.getOne<Record<string, unknown> & { id: string }>(resource, { id });
    const plain = (value: unknown): unknown => (value === '' || value === undefined ? null : value);
    return Object.entries(values).every(([name, value]) => plain(record[name]) === plain(value));
}

/** Whether a key has this user alone, as after it was assigned (KEY-4). */
export async function isAlone(provider: PortalDataProvider, key: string, user: string): Promise<boolean> {
    const { data } = await provider.getOne<Key>('keys', { id: key, meta: { expand: ['users'] } });
    return data.users?.length === 1 && data.users[0]?.id === user;
}

/** Whether a user has a matching key. */
export const hasKey = async (provider: PortalDataProvider, user: string, fits: (key: Key) => boolean): Promise<boolean> =>
    (await provider.getList<Key>('keys', { meta: { user } })).data.some(fits);

/** Whether a user is a member of a group. */
const isIn = async (provider: PortalDataProvider, user: string, group: string): Promise<boolean> =>
    (await provider.getOne<User>('users', { id: user })).data.cloudGroups?.some(
        ({ id }: Pick<CloudGroup, 'id'>) => id === group,
    ) ?? false;

/** Assigns a new key of a licence, or the existing `key`, to a user. */
export function givingTask(
    provider: PortalDataProvider,
    { user, licence, key, ...terms }: { user: string; licence: string; key?: string; expire?: number; sendMail?: boolean },
): Task {
    return {
        send: () => (key === undefined ? provider.assignLicence({ user, licence, ...terms }) : provider.assignKey({ user, key })),
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

/**
 * Removes a licence, and its key, from a user. From keys that others keep only the user is removed, first: the licence's own call could delete
 * them (LICENCE-9).
 */
export function takingTask(
    provider: PortalDataProvider,
    { user, licence, shared }: { user: string; licence: string; shared?: SharedKeys },
): Told {
    const calls = (shared?.keys ?? []).map(key => () => provider.unassignKey({ user, key }));
    if (!shared?.all) calls.push(() => provider.removeLicence({ user, licence }));
    return {
        send: async () => {
            for (const [at, call] of calls.entries()) {
                await call().catch((error: unknown) => {
                    // Done by the previous attempt; the last one says whether anything is missing.
                    if (at === calls.length - 1 || !isGone(error)) throw error;
                });
            }
        },
        look: async () => !(await hasKey(provider, user, ({ licenceId }) => licenceId === licence)),
        missing: async () => (await missing(provider, user, ['licences', licence])) ?? 'done',
    };
}

/** Removes a user from a group. */
export const leavingTask = (provider: PortalDataProvider, { user, group }: { user: string; group: string }): Told => ({
    send: () => provider.removeGroupUser({ user, group }),
    look: async () => !(await isIn(provider, user, group)),
    missing: async () => (await missing(provider, user, ['cloudGroups', group])) ?? 'done',
});

/** Deletes a user, after freeing the keys of the `frees` licences that nobody else has. */
export const deletingTask = (provider: PortalDataProvider, user: string, frees: readonly string[]): Told => ({
    send: async () => {
        // One by one and first: if one is refused, the user still exists for another try.
        for (const loss of await lossesOf(provider, user, frees)) {
            await takingTask(provider, loss)
                .send()
                .catch((error: unknown) => {
                    if (!isGone(error)) throw error;
                });
        }
        return provider.delete<User>('users', { id: user });
    },
    look: () => isMissing(provider, 'users', user),
    missing: () => missing(provider, user),
});

/** Those of the licences of which the user has a key that nobody else has. */
async function lossesOf(provider: PortalDataProvider, user: string, licences: readonly string[]) {
    if (licences.length === 0) return [];
    const { data } = await provider.getList<Key>('keys', { meta: { user } });
    return licences.flatMap(licence => {
        const held = data.filter(({ licenceId }) => licenceId === licence);
        const shared = sharedKeys(held, id => id === user);
        return held.length > 0 && !shared?.all ? [{ user, licence, shared }] : [];
    });
}

/** A step for a key of a licence. Its token shows whether it was renewed. */
function keyTask(provider: PortalDataProvider, step: KeyStep, { id, mark }: Subject): Task {
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
                send: () => provider.refreshKey({ key: id }),
                look: async () => markOf((await read()).token) !== mark,
                missing,
            };
        case 'deleteKey':
            return {
                send: () => provider.delete<Key>('keys', { id }),
                look: () => isMissing(provider, 'keys', id),
                missing,
            };
    }
}

/**
 * A step for a seat of a licence. The same call releases an active seat and removes an inactive one: it is never repeated without looking
 * first.
 */
export function seatTask(provider: PortalDataProvider, { verb, licence }: SeatStep, seat: string): Told {
    const read = async () => (await provider.getMany<Seat>('seats', { ids: [seat], meta: { licence } })).data[0];
    return {
        send: () => provider.releaseSeat({ licence, seat }),
        look: async () => {
            const found = await read();
            return found === undefined || (verb === 'releaseSeat' && !found.active);
        },
        missing: async () =>
            (await isMissing(provider, 'licences', licence)) ? 'target' : (await read()) === undefined ? 'item' : null,
    };
}

/** Which of the two no longer exists: the user, or the job's target. */
async function missing(
    provider: PortalDataProvider,
    user: string,
    target?: [resource: string, id: string],
): Promise<'item' | 'target' | null> {
    if (target && (await isMissing(provider, ...target))) return 'target';
    return (await isMissing(provider, 'users', user)) ? 'item' : null;
}

/** The call of a step for one item. */
export function taskOf(provider: PortalDataProvider, step: Step, subject: Subject): Task {
    const { id: user, keys, shared, quiet } = subject;
    switch (step.verb) {
        case 'expireKey':
        case 'sendKey':
        case 'renewKey':
        case 'deleteKey':
            return keyTask(provider, step, subject);
        case 'releaseSeat':
        case 'removeSeat':
            return seatTask(provider, step, user);
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
            return takingTask(provider, { user, licence: step.licence, shared });
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
