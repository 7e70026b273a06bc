import { NO_OP } from '../../queue/perform';
import { changed } from '../../queue/verified';
import type { PortalDataProvider } from '../..';
import { isSameId, lengthOf, NOTE_LIMIT } from '../../text';
import type { Key } from '../../types';
import {
    checkIdle,
    checkSeen,
    hasOtherKey,
    hasUser,
    isMissing,
    missing,
    readKey,
    readUser,
    takenAway,
    type HeldKey,
} from '../lookups';
import { hasRemark, withoutRemark, withRemark } from '../note';
import { takeKeys } from './licences';
import { releaseSeat } from './seats';
import type { SeenKey, StepKind, Told } from './step';

/**
 * What becomes of the things of somebody who leaves (LEAVE-3). The item is that user; each step names one thing, and reads it again right
 * before it is sent (MANY-14). What must not be taken from others is not taken either when the step is to be done anyway.
 */

export interface OneKey {
    licence: string;
    key: string;
}

/** A key as the check saw it: its users (ids), all of whom lose it, and its expiry. */
export type Seen = OneKey & SeenKey;

/** An active seat becomes free; one that is no longer there is free. */
export const freeSeat = {
    of: 'users',
    phase: 'release',
    calls: ['DELETE /licences/{id}/seats/{seatId}'],
    task: (provider, { licence, seat, since }, { id: user, codes }): Told => {
        const code = codes?.[seat];
        const task = releaseSeat.task(provider, { licence, user, ...(code === undefined ? {} : { code }) }, { id: seat, since });
        return { ...task, missing: async () => ((await task.look()) ? 'done' : null) };
    },
} satisfies StepKind<{ licence: string; seat: string; since: number | null }>;

/** A key loses a user: others keep it if it is `shared`, otherwise nobody but those who leave (`from`) may have it. */
export const leaveKey = {
    of: 'users',
    phase: 'take',
    calls: ['DELETE /users/{id}/keys/{keyId}'],
    refused: ({ key }, { id: user }) => ({ user, key }),
    task: (provider, { key: id, shared, from }, { id: user, idle }): Told => {
        const has = (key: HeldKey): boolean => hasUser(key, user);
        const look = async () => !has(await readKey(provider, id));
        return {
            look,
            send: async () => {
                const key = await readKey(provider, id);
                if (!has(key)) return;
                const isShared = key.users.some(one => !from.some(other => isSameId(other, one.id)));
                if (isShared !== shared) throw changed('plans.seen.otherUsers');
                if (idle) await checkIdle(provider, id);
                await provider.unassignKey({ user, key: id });
            },
            missing: async () => (await missing(provider, user)) ?? takenAway(look),
        };
    },
} satisfies StepKind<OneKey & { shared: boolean; from: readonly string[] }>;

/** How it is looked up whether a key was deleted: it was, also by others, if it is not there any more. */
function untilGone(provider: PortalDataProvider, key: string): Required<Pick<Told, 'look' | 'missing'>> {
    const look = () => isMissing(provider, 'keys', key);
    return { look, missing: async () => ((await look()) ? 'done' : null) };
}

/** A key is deleted with its seats, if nobody but those who leave has it. */
export const dropKey = {
    of: 'users',
    phase: 'take',
    calls: ['DELETE /keys/{id}'],
    refused: () => ({ changesKey: true }),
    task: (provider, given): Told => ({
        send: async () => {
            checkSeen(await readKey(provider, given.key), given);
            return provider.delete<Key>('keys', { id: given.key });
        },
        ...untilGone(provider, given.key),
    }),
} satisfies StepKind<Seen>;

/** The only key of a licence whose keys cannot be deleted one by one (KEY-7) is deleted with the licence. */
export const endLicence = {
    of: 'users',
    phase: 'take',
    calls: ['DELETE /users/{id}/licences/{licenceId}'],
    refused: () => ({ changesKey: true }),
    task: (provider, given, { id: user }): Told => ({
        send: async () => {
            checkSeen(await readKey(provider, given.key), given);
            if (await hasOtherKey(provider, user, given)) throw changed('plans.seen.otherKeys');
            await takeKeys(provider, { user, licence: given.licence });
        },
        ...untilGone(provider, given.key),
    }),
} satisfies StepKind<Seen>;

/** A remark is added to the note of somebody whose account is kept. */
export const noteUser = {
    of: 'users',
    phase: 'take',
    calls: ['PATCH /users/{id}'],
    task: (provider, { note }, { id }): Told => {
        const read = async () => (await readUser(provider, id)).adminNote;
        return {
            send: async () => {
                const before = await read();
                const adminNote = withRemark(before, note);
                if (hasRemark(before, note)) return NO_OP;
                if (lengthOf(adminNote) > NOTE_LIMIT) throw changed('plans.seen.longNote');
                return provider.update('users', { id, data: { adminNote }, previousData: {} });
            },
            look: async () => hasRemark(await read(), note),
            missing: () => missing(provider, id),
        };
    },
} satisfies StepKind<{ note: string }>;

/** A remark is removed from the end of a note. */
export const dropNote = {
    of: 'users',
    phase: 'take',
    calls: ['PATCH /users/{id}'],
    task: (provider, { note }, { id }): Told => {
        const read = async () => (await readUser(provider, id)).adminNote ?? '';
        return {
            send: async () => {
                const before = await read();
                if (!hasRemark(before, note)) throw changed('plans.seen.otherNote');
                await provider.update('users', { id, data: { adminNote: withoutRemark(before, note) }, previousData: {} });
            },
            look: async () => !hasRemark(await read(), note),
            missing: () => missing(provider, id),
        };
    },
} satisfies StepKind<{ note: string }>;
