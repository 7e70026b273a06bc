import { movedLabel } from '../../movedLabel';
import { checkKey, checkNoOther, checkSeen, checkUsers, isAlone, readKey, readUser } from '../lookups';
import { joinGroup, leaveGroup } from './groups';
import { renewKey, sendKey } from './keys';
import type { OneKey, Seen } from './leave';
import type { StepKind, Told } from './step';

/** What goes to a successor (LEAVE-3), and back from them. The item is who leaves. */

/** A key that goes to a successor (id). */
interface Handed extends OneKey {
    to: string;
}

/** A key gets the successor in place of those who leave; never if anybody else has it (KEY-4). */
export const handKey = {
    of: 'users',
    phase: 'take',
    calls: ['PUT /users/{id}/keys/{keyId}'],
    refused: ({ key, to }) => ({ user: to, key }),
    task: (provider, given, { anyway }): Told => ({
        send: async () => {
            checkSeen(await readKey(provider, given.key), given);
            // The successor would have two (LEAVE-4).
            if (!anyway) await checkNoOther(provider, given.to, given);
            return provider.assignKey({ key: given.key, user: given.to, licence: given.licence, from: given.from });
        },
        look: () => isAlone(provider, given.key, given.to),
    }),
} satisfies StepKind<Handed & Seen>;

/** The label of a key that was handed over gets the successor's name in place of the previous one. */
export const labelKey = {
    of: 'users',
    phase: 'take',
    calls: ['PATCH /keys/{id}'],
    refused: () => ({ changesKey: true }),
    task: (provider, { key: id, to }, { id: user }): Told => {
        const read = async () => {
            const key = await readKey(provider, id);
            // Of anybody else's key the label is none of the plan's business.
            checkUsers(key, [to]);
            const [before, next] = await Promise.all([readUser(provider, user), readUser(provider, to)]);
            return { key, label: movedLabel(key.label, [before], next) };
        };
        return {
            send: async () => {
                const { key, label } = await read();
                if (label !== key.label) await provider.update('keys', { id, data: { label }, previousData: key });
            },
            look: async () => {
                const { key, label } = await read();
                return label === key.label;
            },
        };
    },
} satisfies StepKind<Handed>;

/** A key that was handed over gets a new code, because the previous user knows the old one (MANY-13). */
export const renewHandedKey = {
    of: 'users',
    phase: 'take',
    calls: ['POST /keys/{id}/refresh'],
    refused: () => ({ changesKey: true }),
    task: (provider, { licence, key, to, mark }) => {
        const { missing: _missing, ...task } = renewKey.task(provider, { licence }, { id: key, mark, users: [to] });
        return task;
    },
} satisfies StepKind<Handed & { mark: string }>;

/** The successor (id) becomes a member of a cloud group. */
export const joinInstead = {
    of: 'users',
    phase: 'groups',
    calls: ['PUT /cloudGroups/{id}/users/{userId}'],
    task: (provider, { group, to }): Told => {
        const { send, look } = joinGroup.task(provider, { group }, { id: to });
        return { look, send };
    },
} satisfies StepKind<{ group: string; to: string }>;

/** A key that was handed over is sent to the successor. */
export const mailKey = {
    of: 'users',
    phase: 'mails',
    calls: ['POST /keys/{id}/send'],
    mails: true,
    task: (provider, { licence, key, to }) => {
        const { send, probe } = sendKey.task(provider, { licence }, { id: key, users: [to] });
        return { send, probe };
    },
} satisfies StepKind<Handed>;

/** A key that was handed over goes back, if the successor (`from`) still has it alone. */
export const giveBack = {
    of: 'users',
    phase: 'give',
    calls: ['PUT /users/{id}/keys/{keyId}'],
    refused: ({ key }, { id }) => ({ user: id, key }),
    task: (provider, { key, licence, from }, { id: user, anyway }): Told => ({
        send: async () => {
            await checkKey(provider, key, { users: [from] });
            if (!anyway) await checkNoOther(provider, user, { licence, key });
            return provider.assignKey({ key, user, licence, from: [from] });
        },
        look: () => isAlone(provider, key, user),
    }),
} satisfies StepKind<OneKey & { from: string }>;

/** The successor (`from`) leaves a cloud group that was joined in place of somebody. */
export const leaveInstead = {
    of: 'users',
    phase: 'take',
    calls: ['DELETE /cloudGroups/{id}/users/{userId}'],
    task: (provider, { group, from }): Told => {
        const { send, look } = leaveGroup.task(provider, { group }, { id: from });
        return { send, look };
    },
} satisfies StepKind<{ group: string; from: string }>;
