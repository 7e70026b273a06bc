import type { PortalDataProvider } from '..';
import { PortalError } from '../errors';
import type { CloudGroup, Key, User } from '../types';
import type { Task } from './perform';

/** What a job does to a person, and how it is looked up whether it took effect (MANY-5). */

/** One step of a job; ids. `expire` is in epoch seconds. */
export type Step =
    | { verb: 'giveLicence'; licence: string; expire?: number; sendMail?: boolean }
    | { verb: 'joinGroup'; group: string }
    /** the mail for a new password; to inactive people the activation link */
    | { verb: 'recover' };

/** A person of a job, and how the job differs for them. */
export interface Subject {
    /** user id */
    id: string;
    /** id of an existing key that is given instead of a new one */
    key?: string;
    /** gets no mail */
    quiet?: boolean;
}

const isGone = (error: unknown): boolean => error instanceof PortalError && error.reason === 'http' && error.status === 404;

/** Whether a record no longer exists. */
const isMissing = (provider: PortalDataProvider, resource: string, id: string): Promise<boolean> =>
    provider.getOne(resource, { id }).then(
        () => false,
        (error: unknown) => {
            if (isGone(error)) return true;
            throw error;
        },
    );

/** Whether a person has a key that fits. */
const hasKey = async (provider: PortalDataProvider, user: string, fits: (key: Key) => boolean): Promise<boolean> =>
    (await provider.getList<Key>('keys', { meta: { user } })).data.some(fits);

/** Whether a person is a member of a group. */
const isIn = async (provider: PortalDataProvider, user: string, group: string): Promise<boolean> =>
    (await provider.getOne<User>('users', { id: user })).data.cloudGroups?.some(
        ({ id }: Pick<CloudGroup, 'id'>) => id === group,
    ) ?? false;

/** Giving a person a new key of a licence, or the `key` that exists. */
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

/** Making a person a member of a group. */
export const joiningTask = (provider: PortalDataProvider, { user, group }: { user: string; group: string }): Task => ({
    send: () => provider.addGroupUser({ user, group }),
    look: () => isIn(provider, user, group),
    missing: () => missing(provider, user, ['cloudGroups', group]),
});

/** Which of the two no longer exists: the person, or what the job is about. */
async function missing(
    provider: PortalDataProvider,
    user: string,
    target?: [resource: string, id: string],
): Promise<'item' | 'target' | null> {
    if (target && (await isMissing(provider, ...target))) return 'target';
    return (await isMissing(provider, 'users', user)) ? 'item' : null;
}

/** The call of a step for one person. */
export function taskOf(provider: PortalDataProvider, step: Step, { id: user, key, quiet }: Subject): Task {
    switch (step.verb) {
        case 'giveLicence': {
            const { licence, expire, sendMail } = step;
            return givingTask(provider, {
                user,
                licence,
                key,
                ...(expire === undefined ? {} : { expire }),
                ...(sendMail && !quiet ? { sendMail } : {}),
            });
        }
        case 'joinGroup':
            return joiningTask(provider, { user, group: step.group });
        case 'recover':
            return {
                send: () => provider.recoverUser({ user }),
                missing: () => missing(provider, user),
                probe: () => provider.getCurrentCustomer(),
            };
    }
}
