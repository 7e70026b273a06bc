import { isAdministrator } from '#authProvider/roles';
import type { Held, Step, Subject } from '#dataProvider/jobs/steps';
import { isSameId } from '#dataProvider/text';
import { canRenew } from '../../keys/public';
import { isAutomatic, isExpired } from '../../licences/public';
import { expirySeconds, nowSeconds, utcDay } from '../../shared/format/date';
import { isGuest } from '../../shared/person';
import { mayDelete } from '../../users/public';
import { gift, planned } from '../keySteps';
import type { PlannedStep, Said, Surroundings } from '../kind';
import { joining, type ClassGroup } from './classes';
import type { YearDraft } from './draft';
import type { HeldKey, Index, Pupil, Records } from './facts';
import { seenKey } from '../seen';
import { seenToPass, type KeyFate, type LeftKey, type Supply } from './keys';

/** What is done for each pupil, and why (YEAR-4). Pure. */

export interface Done {
    subject: Subject;
    steps: PlannedStep[];
    notes: Said[];
}

/** What is the same for all. */
export interface Year {
    draft: YearDraft;
    records: Records;
    index: Index;
    around: Surroundings;
    supply: Supply;
    /** of the names of the row's classes */
    classesOf(names: readonly string[]): readonly ClassGroup[];
    /** ids of the licences that a row gets */
    licencesOf(names: readonly string[]): readonly string[];
    /** how the leaver's key that somebody gets is named: by its leaver */
    leaverOf(key: HeldKey): string;
    takerOf(item: string): string;
}

const nameOfLicence = ({ index }: Pick<Year, 'index'>, id: string): string => index.licences.get(id)?.name ?? id;

/** The licences that a user lacks, of those that a row gets. */
export const lacking = (person: Pupil | undefined, licences: readonly string[], index: Index): string[] => {
    const own = new Set(person ? index.keysOf(person.id).map(({ licenceId }) => licenceId) : []);
    return licences.filter(id => !own.has(id));
};

/** The keys that somebody gets, new or a leaver's. */
function gifts(item: string, licences: readonly string[], year: Year) {
    const { draft, supply } = year;
    const expire = expirySeconds(draft.day);
    const steps: PlannedStep[] = [];
    const held: Record<string, Held> = {};
    const notes: Said[] = [];
    for (const licence of licences) {
        const args = { licence: nameOfLicence(year, licence), day: draft.day };
        const name = `${item} ${licence}`;
        const key = supply.passed.get(name);
        if (supply.without.has(name)) notes.push({ key: 'planYear.notes.without', args });
        else if (key) {
            held[licence] = seenToPass(key, draft.renews);
            const from = { ...args, name: year.leaverOf(key) };
            steps.push(planned({ verb: 'passKey', licence }, { key: 'planYear.steps.pass', args: from }));
            steps.push(planned({ verb: 'stampKey', licence, expire }, { key: 'planYear.steps.stamp', args }));
            if (draft.renews && canRenew(key)) {
                steps.push(planned({ verb: 'freshKey', licence }, { key: 'planYear.steps.fresh', args }));
            }
        } else {
            steps.push(planned(gift(licence, expire), { key: 'planYear.steps.give', args }));
        }
    }
    return { steps, held, notes };
}

/** Keys that somebody has get the new expiry; none is shortened. */
function extensions(person: Pupil, licences: readonly string[], year: Year) {
    const expire = expirySeconds(year.draft.day);
    const steps: PlannedStep[] = [];
    const held: Record<string, Held> = {};
    const notes: Said[] = [];
    for (const id of licences) {
        const licence = year.index.licences.get(id);
        const [key, ...others] = year.index.keysOf(person.id).filter(({ licenceId }) => licenceId === id);
        if (!key || !licence || expire === null) continue;
        const args = { licence: licence.name, day: year.draft.day, until: utcDay(key.expire) };
        if (others.length > 0) notes.push({ key: 'planYear.notes.severalKeys', args: { ...args, key: key.label || key.id } });
        if (key.expire == null || key.expire >= expire || isAutomatic(licence) || isExpired(licence, nowSeconds())) continue;
        held[id] = seenKey(key);
        steps.push(planned({ verb: 'extendKey', licence: id, expire }, { key: 'planYear.steps.extend', args }));
    }
    return { steps, held, notes };
}

/** The cloud groups of old classes that somebody is in and does not stay in. */
const leavings = (person: Pupil, stays: ReadonlySet<string>, { draft }: Pick<Year, 'draft'>): PlannedStep[] =>
    (person.cloudGroups ?? [])
        .filter(({ id }) => draft.groups.includes(id) && !stays.has(id))
        .map(({ id, label }) =>
            planned({ verb: 'leaveGroup', group: id }, { key: 'planYear.steps.leave', args: { group: label } }),
        );

function joins(person: Pupil | undefined, classes: readonly ClassGroup[]): PlannedStep[] {
    const own = new Set(person?.cloudGroups?.map(({ id }) => id));
    return classes.flatMap((one): PlannedStep[] => {
        const isIn = one.group !== undefined && own.has(one.group.id);
        const step = one.how === 'group' && isIn ? null : joining(one);
        if (!step) return [];
        const args = { group: one.label, was: one.group?.label ?? '' };
        const named: Step = isIn && step.verb === 'joinClass' ? { ...step, member: true } : step;
        const what = one.how === 'rename' ? (isIn ? 'renamed' : 'joinRenamed') : one.how === 'make' ? 'joinNew' : 'join';
        return [planned(named, { key: `planYear.steps.${what}`, args })];
    });
}

/** Somebody who exists and is in the list: keys get the new expiry, what is missing is given, the old class is left for the new one. */
export function staying(item: string, person: Pupil, names: readonly string[], year: Year): Done {
    const { around, index } = year;
    const licences = year.licencesOf(names);
    const classes = year.classesOf(names);
    const extended = extensions(person, licences, year);
    const given = gifts(item, lacking(person, licences, index), year);
    const joined = joins(person, classes);
    const stays = new Set(classes.flatMap(({ group, how }) => (group && how !== 'none' ? [group.id] : [])));
    const isSpecial = isAdministrator(person) || isSameId(person.id, around.me.id);
    const old = stays.size > 0 || joined.length > 0 ? leavings(person, stays, year) : [];
    const notes = [...extended.notes, ...given.notes];
    // Nothing is taken from administrators, or oneself.
    if (isSpecial && old.length > 0) notes.push({ key: 'planYear.notes.staysInOld' });
    return {
        subject: { id: person.id, seen: {}, held: { ...extended.held, ...given.held } },
        steps: [...(isSpecial ? [] : old), ...extended.steps, ...given.steps, ...joined],
        notes,
    };
}

/** Somebody who is new: the account, keys, class, and the e-mail. */
export function arriving(item: string, make: NonNullable<Subject['make']>, names: readonly string[], year: Year): Done {
    const { mail } = year.draft;
    const given = gifts(item, year.licencesOf(names), year);
    // Nobody is written to before everything is there: the e-mail is a step of its own, the last one.
    const create: Step = { verb: 'createUser', sendMail: false };
    return {
        subject: { id: item, make, held: given.held },
        steps: [
            planned(create, { key: mail === 'never' ? 'planYear.steps.createSilently' : 'planYear.steps.create' }),
            ...given.steps,
            ...joins(undefined, year.classesOf(names)),
            ...(mail === 'never' ? [] : [planned({ verb: 'recover', only: 'inactive' }, { key: 'planYear.steps.activation' })]),
        ],
        notes: given.notes,
    };
}

const isHanded = ({ fate }: LeftKey): boolean => fate === 'hand';

/** How somebody loses a key; a further one of its licence is named itself, and who loses it (id). */
function lossOf(key: HeldKey, fate: Exclude<KeyFate, 'stay' | 'hand'>, further: string | undefined): Step {
    const { licenceId: licence, id } = key;
    if (fate === 'licence') return { verb: 'takeLicence', licence };
    if (further === undefined) return { verb: fate === 'share' ? 'leaveHeld' : 'dropHeld', licence };
    if (fate === 'share') return { verb: 'leaveKey', licence, key: id, shared: true, from: [further] };
    return { verb: 'dropKey', licence, ...seenKey(key) };
}

/** Somebody who leaves: keys and the old classes, and the account if that was decided. */
export function leaving(person: Pupil, year: Year): Done {
    const { draft, around, supply } = year;
    const steps: PlannedStep[] = [];
    const held: Record<string, Held> = {};
    const notes: Said[] = [];
    const lost = new Set<string>();
    const left = supply.ofLeavers.get(person.id) ?? [];
    // First the key that is handed on, which is named by its licence.
    for (const { key, fate, to } of left.toSorted((one, other) => Number(isHanded(other)) - Number(isHanded(one)))) {
        const { licenceId: licence } = key;
        const args = { licence: nameOfLicence(year, licence), key: key.label || key.id };
        if (fate === 'stay') {
            notes.push({ key: 'planYear.notes.keyStays', args });
            continue;
        }
        const isFurther = held[licence] !== undefined;
        held[licence] ??= seenKey(key);
        if (fate === 'hand') {
            const name = to === undefined ? '' : year.takerOf(to);
            steps.push(planned({ verb: 'handOn', licence }, { key: 'planYear.steps.handOn', args: { ...args, name } }));
            steps.push(planned({ verb: 'handedOn', licence }, { key: 'planYear.steps.handedOn', args }));
        } else {
            lost.add(key.id);
            const step = lossOf(key, fate, isFurther ? person.id : undefined);
            steps.push(planned(step, { key: fate === 'share' ? 'planYear.steps.share' : 'planYear.steps.drop', args }));
        }
    }
    steps.push(...leavings(person, new Set(), year));
    const rest = (person.cloudGroups ?? []).filter(({ id }) => !draft.groups.includes(id)).map(({ label }) => label);
    const deletes = draft.account === 'delete' && !isGuest(person, around.customer) && mayDelete(person, around.me);
    if (isGuest(person, around.customer)) notes.push({ key: 'planYear.notes.guest' });
    if (deletes) steps.push(planned({ verb: 'deleteUser', frees: [] }, { key: 'plans.does.deleteUser' }));
    else if (rest.length > 0) notes.push({ key: 'planYear.notes.otherGroups', args: { groups: rest.join(', ') } });
    const keys = year.index.keysOf(person.id).map(({ id }) => id);
    const groups = (person.cloudGroups ?? []).map(({ id }) => id);
    // Whoever has got something since is not deleted, nor who still has what was to go.
    const seen = deletes ? { keys: keys.filter(id => !lost.has(id)), groups } : {};
    const own = deletes ? { customer: around.customer.id } : {};
    return { subject: { id: person.id, seen: { keys, ...seen }, ...own, held }, steps, notes };
}
