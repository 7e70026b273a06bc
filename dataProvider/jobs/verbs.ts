import type { PortalDataProvider } from '..';
import { PortalError } from '../errors';
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
    /** ids of keys, by licence: existing ones to assign instead of new ones, or shared ones from which the user is removed */
    keys?: Readonly<Record<string, string>>;
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

/** Removes a licence, and its key, from a user; from a `key` that others have too, only the user (LICENCE-9). */
export const takingTask = (
    provider: PortalDataProvider,
    { user, licence, key }: { user: string; licence: string; key?: string },
): Told => ({
    send: () => (key === undefined ? provider.removeLicence({ user, licence }) : provider.unassignKey({ user, key })),
    look: async () => !(await hasKey(provider, user, held => (key === undefined ? held.licenceId === licence : held.id === key))),
    missing: async () => (await missing(provider, user, ['licences', licence])) ?? 'done',
});

/** Removes a user from a group. */
export const leavingTask = (provider: PortalDataProvider, { user, group }: { user: string; group: string }): Told => ({
    send: () => provider.removeGroupUser({ user, group }),
    look: async () => !(await isIn(provider, user, group)),
    missing: async () => (await missing(provider, user, ['cloudGroups', group])) ?? 'done',
});

/** Deletes a user, after freeing the keys of the `frees` licences that nobody else has. */
const deletingTask = (provider: PortalDataProvider, user: string, frees: readonly string[]): Task => ({
    send: async () => {
        // One by one and first: if one is refused, the user still exists for another try.
        for (const licence of await ownLicences(provider, user, frees)) {
            await provider.removeLicence({ user, licence }).catch((error: unknown) => {
                if (!isGone(error)) throw error;
            });
        }
        return provider.delete<User>('users', { id: user });
    },
    look: () => isMissing(provider, 'users', user),
    missing: () => missing(provider, user),
});

/** The licences of which all of the user's keys are theirs alone. */
async function ownLicences(provider: PortalDataProvider, user: string, licences: readonly string[]): Promise<string[]> {
    if (licences.length === 0) return [];
    const { data } = await provider.getList<Key>('keys', { meta: { user } });
    const isShared = ({ users = [] }: Key): boolean => users.some(({ id }) => id !== user);
    return licences.filter(licence => {
        const keys = data.filter(({ licenceId }) => licenceId === licence);
        return keys.length > 0 && !keys.some(isShared);
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
function seatTask(provider: PortalDataProvider, { verb, licence }: SeatStep, seat: string): Task {
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
    const { id: user, keys, quiet } = subject;
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
            return takingTask(provider, { user, licence: step.licence, key: keys?.[step.licence] });
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
