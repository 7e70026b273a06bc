import { PortalError } from '../../errors';
import { isGone } from '../../outcome';
import { NO_OP } from '../../queue/perform';
import { changed } from '../../queue/verified';
import { isSameId } from '../../text';
import type { CloudGroup, Key } from '../../types';
import {
    checkExpiry,
    checkNoOther,
    checkSeen,
    checkUsers,
    hasUser,
    hasUsers,
    isAlone,
    isIn,
    missing,
    readKey,
    readUser,
    type HeldKey,
} from '../lookups';
import { ensureClass, findClass, forgetClass, type Class } from './classGroup';
import { renewKey } from './keys';
import { dropKey, leaveKey } from './leave';
import type { Held, StepKind, Subject, Told } from './step';

/**
 * A new school year (YEAR-4). The steps name the licence alone, and the item its key (`held`), so that a school has as many steps as licences.
 * Each reads its key again right before it is sent; what is no longer as it was seen is not touched, also not when it is to be done anyway.
 */

interface OfLicence {
    licence: string;
}

type Until = OfLicence & {
    /** in epoch seconds; by default as the item says */
    expire?: number | null;
};

function heldOf({ held }: Subject, { licence }: OfLicence): Held {
    const one = held?.[licence];
    if (!one) throw new TypeError(`No key is named of the licence ${licence}.`);
    return one;
}

const expiryOf = ({ expire }: Pick<Key, 'expire'>): number | null => expire ?? null;

/** Whether nobody has a key but these (ids); who had it may have lost it by then. */
const isWithin = ({ users }: HeldKey, ids: readonly string[]): boolean =>
    users.every(({ id }) => ids.some(one => isSameId(one, id)));

/** The expiry that a key gets: the step's, otherwise its own. */
const wantedOf = ({ expire }: Until, { to = null }: Held): number | null => (expire === undefined ? to : expire);

/** A user's key gets another expiry. */
export const extendKey = {
    of: 'users',
    phase: 'give',
    calls: ['PATCH /keys/{id}'],
    refused: () => ({ changesKey: true }),
    task: (provider, given: Until, subject): Told => {
        const held = heldOf(subject, given);
        const expire = wantedOf(given, held);
        return {
            send: async () => {
                const key = await readKey(provider, held.key);
                // A key that went back to them was somebody else's.
                const known = [...held.from, subject.id];
                if (!hasUser(key, subject.id) || !isWithin(key, known)) throw changed('plans.seen.otherUsers');
                if (expiryOf(key) === expire) return NO_OP;
                checkExpiry(key, held.expire);
                return provider.update('keys', { id: held.key, data: { expire }, previousData: {} });
            },
            look: async () => expiryOf(await readKey(provider, held.key)) === expire,
        };
    },
} satisfies StepKind<Until>;

/** A key is deleted, if nobody but those who leave has it. */
export const dropHeld = {
    ...dropKey,
    task: (provider, given: OfLicence, subject) => dropKey.task(provider, { ...given, ...heldOf(subject, given) }),
} satisfies StepKind<OfLicence>;

/** A user is taken from a key that others keep. */
export const leaveHeld = {
    ...leaveKey,
    refused: (given, subject) => ({ user: subject.id, key: heldOf(subject, given).key }),
    // Whoever else has it by then keeps it; the last user's key would be without one, and still count as used.
    task: (provider, given: OfLicence, subject) =>
        leaveKey.task(provider, { ...given, key: heldOf(subject, given).key, shared: true, from: [subject.id] }, subject),
} satisfies StepKind<OfLicence>;

/**
 * A user loses a key to a new pupil: it is looked at, and goes over when that pupil exists (`passKey`), so that its machines are never without
 * it.
 */
export const handOn = {
    of: 'users',
    phase: 'take',
    calls: [],
    task: (provider, given: OfLicence, subject): Told => {
        const held = heldOf(subject, given);
        // Nothing is sent: after a lost connection it is looked at again.
        return { send: async () => checkSeen(await readKey(provider, held.key), held), look: () => Promise.resolve(false) };
    },
} satisfies StepKind<OfLicence>;

/** The key that a user hands on has gone over; nobody has it if its taker could not be made, and the user was deleted. */
export const handedOn = {
    of: 'users',
    phase: 'groups',
    calls: [],
    task: (provider, given: OfLicence, subject): Told => {
        const { key: id } = heldOf(subject, given);
        return {
            send: async () => {
                const key = await readKey(provider, id);
                if (key.users.length > 0 && !hasUser(key, subject.id)) return;
                // No `changed()`: with another try its taker may get it.
                throw new PortalError('plans.notHandedOn', { status: 0, reason: 'malformed', unsent: true });
            },
            look: () => Promise.resolve(false),
        };
    },
} satisfies StepKind<OfLicence>;

/** A user who has no key of the licence gets that of somebody who leaves, in their place; never if anybody else has it (KEY-4). */
export const passKey = {
    of: 'users',
    phase: 'give',
    calls: ['PUT /users/{id}/keys/{keyId}'],
    refused: (given, subject) => ({ user: subject.id, key: heldOf(subject, given).key }),
    task: (provider, given: OfLicence, subject): Told => {
        const { key: id, from, expire } = heldOf(subject, given);
        const user = subject.id;
        return {
            send: async () => {
                const key = await readKey(provider, id);
                if (hasUsers(key, [user])) return NO_OP;
                // Whoever had it may have been deleted by then.
                if (!isWithin(key, from)) throw changed('plans.seen.otherUsers');
                checkExpiry(key, expire);
                if (subject.seen) await checkNoOther(provider, user, { licence: given.licence, key: id });
                return provider.assignKey({ key: id, user });
            },
            look: () => isAlone(provider, id, user),
            missing: () => missing(provider, user),
        };
    },
} satisfies StepKind<OfLicence>;

/** A key that was handed on, or goes back, gets the name and the expiry of its user. */
export const stampKey = {
    of: 'users',
    phase: 'give',
    calls: ['PATCH /keys/{id}'],
    refused: () => ({ changesKey: true }),
    task: (provider, given: Until, subject): Told => {
        const held = heldOf(subject, given);
        const expire = wantedOf(given, held);
        const read = async () => {
            const key = await readKey(provider, held.key);
            checkUsers(key, [subject.id]);
            const { alias, email } = await readUser(provider, subject.id);
            const label = alias || email;
            return { key, label, isAsWanted: key.label === label && expiryOf(key) === expire };
        };
        return {
            send: async () => {
                const { key, label, isAsWanted } = await read();
                if (isAsWanted) return;
                if (expiryOf(key) !== expire) checkExpiry(key, held.expire);
                await provider.update('keys', { id: held.key, data: { label, expire }, previousData: {} });
            },
            look: async () => (await read()).isAsWanted,
        };
    },
} satisfies StepKind<Until>;

/** A key that was handed on gets a new code, because the previous user knows the old one (MANY-13). */
export const freshKey = {
    of: 'users',
    phase: 'give',
    calls: ['POST /keys/{id}/refresh'],
    refused: () => ({ changesKey: true }),
    task: (provider, given: OfLicence, subject) => {
        const { key, mark } = heldOf(subject, given);
        const { missing: _missing, ...task } = renewKey.task(provider, given, { id: key, mark, users: [subject.id] });
        return task;
    },
} satisfies StepKind<OfLicence>;

/** A user becomes a member of the cloud group of a class, which is renamed or made with the first one. */
export const joinClass = {
    of: 'users',
    phase: 'groups',
    calls: ['POST /cloudGroups', 'PATCH /cloudGroups/{id}', 'PUT /cloudGroups/{id}/users/{userId}'],
    task(provider, given: Class, { id: user }): Told {
        let joined: string | undefined;
        return {
            send: async () => {
                const group = await ensureClass(provider, given);
                joined = group;
                if (await isIn(provider, user, group)) return NO_OP;
                return provider.addGroupUser({ user, group }).catch((error: unknown) => {
                    if (isGone(error)) forgetClass(provider, given);
                    throw error;
                });
            },
            look: async () => {
                const group: Pick<CloudGroup, 'id'> | undefined = await findClass(provider, given.label);
                joined = group?.id;
                return group !== undefined && isIn(provider, user, group.id);
            },
            result: () => joined,
            missing: () => missing(provider, user),
        };
    },
} satisfies StepKind<Class>;
