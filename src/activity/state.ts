import type { PortalDataProvider } from '#dataProvider';
import { hasOtherKey, isIn, readKey } from '#dataProvider/jobs/lookups';
import { markOfValue, type DialogStep } from '#dataProvider/jobs/steps';
import { isGone } from '#dataProvider/outcome';
import type { Field, Value } from '../shared/activity/entry';
import type { Undo } from '../shared/activity/undo';

/** How a record is now, where it is not as it was left: both values, and what can be done all the same (ACTIVITY-5). */

export type Difference =
    /** a field has a third value */
    | { kind: 'value'; field: Field; before: Value; now: Value; force: Undo }
    /** a key has other users (ids) */
    | { kind: 'users'; before: readonly string[]; now: readonly string[]; force?: Undo }
    /** the key is in use on a machine */
    | { kind: 'inUse' }
    /** the user has other keys of the licence */
    | { kind: 'otherKeys' }
    /** it is as it was before already */
    | { kind: 'already' }
    | { kind: 'gone' };

type Given<Verb extends DialogStep['verb']> = Extract<DialogStep, { verb: Verb }>;

async function ofField(provider: PortalDataProvider, step: Given<'putBack'>, id: string): Promise<Difference[]> {
    const { data } = await provider.getOne<Record<string, Value> & { id: string }>(step.resource, { id });
    const now = data[step.field] ?? null;
    if (now === step.value) return [{ kind: 'already' }];
    const mark = markOfValue(now);
    if (mark === step.mark) return [];
    const force = { step: { ...step, mark }, subject: { id } };
    return [{ kind: 'value', field: step.field, before: step.value, now, force }];
}

async function ofUsers(provider: PortalDataProvider, { step, subject }: Undo, key: string): Promise<Difference[]> {
    const now = (await readKey(provider, key)).users.map(({ id }) => id);
    if (step.verb === 'giveBack') {
        if (now.length === 1 && now[0] === subject.id) return [{ kind: 'already' }];
        const of = { licence: step.licence, key };
        if (await hasOtherKey(provider, subject.id, of)) return [{ kind: 'otherKeys' }];
        if (now.length === 1 && now[0] === step.from) return [];
        const give = { verb: 'assignKey', licence: step.licence, user: subject.id } as const;
        return [{ kind: 'users', before: [subject.id], now, force: { step: give, subject: { id: key, users: now } } }];
    }
    if (!now.includes(subject.id)) return [{ kind: 'already' }];
    return now.length > 1 ? [{ kind: 'users', before: [], now }] : inUse(provider, [key]);
}

async function inUse(provider: PortalDataProvider, keys: readonly string[]): Promise<Difference[]> {
    const seats = await Promise.all(
        keys.map(
            async id => (await provider.getOne('keys', { id, meta: { expand: ['users', 'seats'] } })).data['seats'] as unknown,
        ),
    );
    const isActive = (seat: { active: boolean }): boolean => seat.active;
    return (seats as { active: boolean }[][]).some(some => some?.some(isActive)) ? [{ kind: 'inUse' }] : [];
}

async function ofLicence(
    provider: PortalDataProvider,
    step: Given<'takeLicence'>,
    { id, seen }: Undo['subject'],
): Promise<Difference[]> {
    const { data } = await provider.getList<{ id: string; licenceId: string }>('keys', { meta: { user: id, queue: 'never' } });
    const held = data.filter(({ licenceId }) => licenceId === step.licence).map(key => key.id);
    if (held.length === 0) return [{ kind: 'already' }];
    if (!held.every(key => seen?.keys?.includes(key))) return [{ kind: 'otherKeys' }];
    return inUse(provider, held);
}

/** What is different from what a step of undoing expects; nothing if it can be taken. */
async function differencesOf(provider: PortalDataProvider, undo: Undo): Promise<Difference[]> {
    const { step, subject } = undo;
    switch (step.verb) {
        case 'putBack':
            return ofField(provider, step, subject.id);
        case 'joinGroup':
        case 'leaveGroup':
            return (await isIn(provider, subject.id, step.group)) === (step.verb === 'joinGroup') ? [{ kind: 'already' }] : [];
        case 'giveBack':
        case 'leaveKey':
            return ofUsers(provider, undo, step.key);
        case 'takeLicence':
            return ofLicence(provider, step, subject);
        default:
            return [];
    }
}

/** Reads the records that a change is about; what is different now, over all that would be undone. */
export async function readDifferences(provider: PortalDataProvider, undos: readonly Undo[]): Promise<Difference[]> {
    const all = await Promise.all(
        undos.map(undo =>
            differencesOf(provider, undo).catch((error: unknown): Difference[] => {
                if (isGone(error)) return [{ kind: 'gone' }];
                throw error;
            }),
        ),
    );
    return all.flat();
}
