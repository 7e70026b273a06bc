import type { PortalDataProvider } from '#dataProvider';
import { hasOtherKey, hasUsers, isIn, readKey, readKeysOf, readSeatsOf, type HeldKey } from '#dataProvider/jobs/lookups';
import { markOfValue, type DialogStep } from '#dataProvider/jobs/steps';
import { isGone } from '#dataProvider/outcome';
import { isSameId } from '#dataProvider/text';
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
    /** the key that was given ends on another day */
    | { kind: 'otherExpiry' }
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

const idsOf = ({ users }: HeldKey): string[] => users.map(({ id }) => id);

async function ofUsers(provider: PortalDataProvider, { step, subject }: Undo, id: string): Promise<Difference[]> {
    const key = await readKey(provider, id);
    const now = idsOf(key);
    if (step.verb === 'giveBack') {
        if (hasUsers(key, [subject.id])) return [{ kind: 'already' }];
        const of = { licence: step.licence, key: id };
        if (await hasOtherKey(provider, subject.id, of)) return [{ kind: 'otherKeys' }];
        if (hasUsers(key, [step.from])) return [];
        const give = { verb: 'assignKey', licence: step.licence, user: subject.id } as const;
        return [{ kind: 'users', before: [subject.id], now, force: { step: give, subject: { id, users: now } } }];
    }
    if (!now.some(one => isSameId(one, subject.id))) return [{ kind: 'already' }];
    return now.length > 1 ? [{ kind: 'users', before: [], now }] : inUse(provider, [id]);
}

async function inUse(provider: PortalDataProvider, keys: readonly string[]): Promise<Difference[]> {
    const seats = await Promise.all(keys.map(id => readSeatsOf(provider, id)));
    return seats.flat().some(({ active }) => active) ? [{ kind: 'inUse' }] : [];
}

async function ofLicence(
    provider: PortalDataProvider,
    step: Given<'takeLicence'>,
    { id, seen, ends }: Undo['subject'],
): Promise<Difference[]> {
    const held = (await readKeysOf(provider, id)).filter(({ licenceId }) => isSameId(licenceId, step.licence));
    if (held.length === 0) return [{ kind: 'already' }];
    if (!held.every(key => seen?.keys?.some(one => isSameId(one, key.id)))) return [{ kind: 'otherKeys' }];
    const shared = held.find(key => !hasUsers(key, [id]));
    if (shared) return [{ kind: 'users', before: [], now: idsOf(shared) }];
    if (held.some(({ expire }) => markOfValue(expire) !== ends)) return [{ kind: 'otherExpiry' }];
    return inUse(
        provider,
        held.map(key => key.id),
    );
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
