import type { Step, Subject } from '#dataProvider/jobs/steps';
import { isDeletable } from '#dataProvider/deletable';
import { hasRemark } from '#dataProvider/jobs/note';
import { inverseOf } from '#dataProvider/jobs/steps/inverse';
import { isSameId } from '#dataProvider/text';
import type { User } from '#dataProvider/types';
import { isGuest, nameOf } from '../../shared/person';
import type { Checked, PlannedStep, PlanItem, Said } from '../kind';
import type { Receipt } from '../planFile';
import { seenUser } from '../seen';
import type { TakeBackFacts } from './facts';
import { groupOfClass, yearInverse } from './year';

/** What of a plan can be taken back, and what stays (PLAN-9). Pure. */

/**
 * - `deleted`: was created by the plan, has not been activated, and got nothing from others
 * - `back`: loses what the plan gave
 * - `stays`: nothing can be taken back; `gone`: no longer exists
 */
export type TakeBackState = 'deleted' | 'back' | 'stays' | 'gone';

type Item = PlanItem<TakeBackState>;
type Named<Verb extends Step['verb']> = Extract<Step, { verb: Verb }>;

const isStep =
    <Verb extends Step['verb']>(verb: Verb) =>
    (step: Step): step is Named<Verb> =>
        step.verb === verb;

/** Keys (ids) by licence: `keys` existed and had no user, `given` are new; and the cloud groups of classes. */
type Given = Pick<Receipt['items'][number], 'keys' | 'given' | 'joined'>;

const keyIn = (keys: Given['keys'], licence: string): string | undefined =>
    keys && Object.hasOwn(keys, licence) ? keys[licence] : undefined;

/** Whether a key is the one that the plan gave, as far as that is known. */
function isGiven({ keys, given }: Given, licence: string, id: string): boolean {
    const known = keyIn(keys, licence) ?? keyIn(given, licence);
    return known === undefined || isSameId(known, id);
}

/** Why somebody who was created by the plan stays; null if nobody has changed anything since. */
function whyStays(user: User, steps: readonly Step[], { groups, customer }: TakeBackFacts, given: Given): Said | null {
    if (isGuest(user, customer)) return { key: 'plans.takeBack.guest' };
    if (!isDeletable(user)) return { key: 'plans.takeBack.admin' };
    if (user.active) return { key: 'plans.takeBack.active' };
    const licences = steps.flatMap(step => (step.verb === 'giveLicence' || step.verb === 'passKey' ? [step.licence] : []));
    const joined = [
        ...steps.filter(isStep('joinGroup')).map(({ group }) => group),
        ...steps.filter(isStep('joinClass')).map(({ label }) => groupOfClass(groups, label, given.joined)?.id),
    ];
    const { keys = [] } = user;
    const otherKey = keys.some(({ id, licenceId }, at) => {
        const licence = licences.find(one => isSameId(one, licenceId));
        const isSecond = keys.findIndex(key => isSameId(key.licenceId, licenceId)) !== at;
        return licence === undefined || isSecond || !isGiven(given, licence, id);
    });
    if (otherKey) return { key: 'plans.takeBack.moreKeys' };
    const otherGroup = user.cloudGroups?.some(
        ({ id }) => !joined.some(one => one !== undefined && isSameId(one, id)) && groups.get(id)?.autoAdd !== true,
    );
    return otherGroup ? { key: 'plans.takeBack.moreGroups' } : null;
}

/** The names of the licence and of the cloud group of a step; `''` for none. */
const namesIn = (step: Step, { licences, groups }: Pick<TakeBackFacts, 'licences' | 'groups'>) => ({
    licence: 'licence' in step ? (licences.get(step.licence)?.name ?? step.licence) : '',
    group: 'group' in step ? (groups.get(step.group)?.label ?? step.group) : '',
});

/** Why a step cannot be taken back: others have changed meanwhile what it depends on. */
function whyChanged(step: Step, user: User, facts: TakeBackFacts, given: Given): Said | null {
    const { keys, me = '' } = facts;
    const { licence, group } = namesIn(step, facts);
    const isMember = 'group' in step && user.cloudGroups?.some(({ id }) => isSameId(id, step.group));
    if ('to' in step && isSameId(step.to, me)) return { key: 'plans.takeBack.own', args: { name: licence || group } };
    switch (step.verb) {
        case 'handKey': {
            const users = keys.get(step.key)?.users;
            const isTheirs = users?.length === 1 && isSameId(users[0]?.id ?? '', step.to);
            return isTheirs ? null : { key: 'plans.takeBack.keyChanged', args: { name: licence } };
        }
        case 'labelKey':
            return { key: 'plans.takeBack.label' };
        case 'leaveGroup':
            return isMember ? { key: 'plans.takeBack.member', args: { name: group } } : null;
        case 'joinGroup':
            return isMember ? null : { key: 'plans.takeBack.noMember', args: { name: group } };
        case 'noteUser':
            return hasRemark(user.adminNote, step.note) ? null : { key: 'plans.takeBack.noteChanged' };
        case 'giveLicence': {
            const [key, ...others] = (user.keys ?? []).filter(({ licenceId }) => isSameId(licenceId, step.licence));
            if (!key) return { key: 'plans.takeBack.noKey', args: { name: licence } };
            const isNew = keyIn(given.keys, step.licence) === undefined;
            // Without an expiry of its own it has what the server gives: then only its id says whether it is the same.
            const isOtherDay = isNew && step.expire !== undefined && key.expire !== step.expire;
            const isUnknown = isNew && step.expire === undefined && keyIn(given.given, step.licence) === undefined;
            const isOther = isOtherDay || (isUnknown && key.expire != null) || !isGiven(given, step.licence, key.id);
            return isOther || others.length > 0 ? { key: 'plans.takeBack.keyChanged', args: { name: licence } } : null;
        }
        default:
            return null;
    }
}

/** What a step that takes one back does, in words. */
function whatOf(step: Step, facts: TakeBackFacts): Said {
    const { licence, group } = namesIn(step, facts);
    switch (step.verb) {
        case 'giveBack':
        case 'takeLicence':
            return { key: `plans.does.${step.verb}`, args: { name: licence } };
        case 'leaveKey':
            return { key: 'plans.takeBack.leaveKey', args: { name: licence } };
        case 'joinGroup':
        case 'leaveGroup':
            return { key: `plans.does.${step.verb}`, args: { name: group } };
        case 'leaveInstead':
            return { key: 'plans.takeBack.leaveInstead', args: { name: group } };
        default:
            return { key: 'plans.does.dropNote' };
    }
}

/** The user's only key of a licence that is taken, with which it is compared right before (MANY-14). */
function heldBy({ id, keys = [] }: User, { step }: PlannedStep): NonNullable<Subject['held']> {
    if (step.verb !== 'takeLicence') return {};
    const key = keys.find(({ licenceId }) => isSameId(licenceId, step.licence));
    return key ? { [step.licence]: { key: key.id, from: [id], expire: key.expire ?? null } } : {};
}

/** The step that takes one back, or why there is none. */
function takenBack(step: Step, id: string, facts: TakeBackFacts, { keys }: Given): PlannedStep | Said {
    const inverse = inverseOf(step, { id, keys });
    if (typeof inverse === 'string') return { key: `plans.takeBack.${inverse}` };
    return { step: inverse, what: whatOf(inverse, facts) };
}

const UNPROVEN: Said = { key: 'plans.takeBack.unproven' };

/** Why a step stays of which only a look-up shows that it was done: others may have done it. */
const whyFound = (step: Step, facts: TakeBackFacts): Said =>
    step.verb === 'createUser'
        ? { key: 'plans.takeBack.foundUser' }
        : { key: 'plans.takeBack.foundKey', args: { name: namesIn(step, facts).licence } };

function itemOf(
    { id, held, found: lookedUp, taken, ...given }: Receipt['items'][number],
    stepAt: (at: number) => Step | undefined,
    facts: TakeBackFacts,
    isProven: boolean,
): Item {
    const stepsOf = (isMeant: boolean): Step[] =>
        taken.flatMap(at => ((lookedUp?.includes(at) ?? false) === isMeant ? (stepAt(at) ?? []) : []));
    const steps = stepsOf(false);
    const left = stepsOf(true).map(step => whyFound(step, facts));
    const user = facts.users.get(id);
    if (!user) return { id, state: 'gone', name: id, subject: { id }, steps: [] };
    const item = { id, name: nameOf(user), email: user.email, subject: { id, seen: seenUser(user) } };
    if (facts.before?.has(id)) return { ...item, state: 'stays', steps: [], reason: { key: 'plans.takeBack.before' } };
    if (steps.some(isStep('createUser'))) {
        const reason = whyStays(user, steps, facts, given) ?? (isProven ? null : UNPROVEN);
        if (reason) return { ...item, state: 'stays', steps: [], reason: left[0] ?? reason };
        const licences = steps.filter(isStep('giveLicence')).map(({ licence }) => licence);
        const isSpare = (licence: string): boolean => keyIn(given.keys, licence) !== undefined;
        const leaves = licences.flatMap(licence => {
            const back = isSpare(licence) ? takenBack({ verb: 'giveLicence', licence }, id, facts, given) : null;
            return back && 'step' in back ? [back] : [];
        });
        const step = { verb: 'deleteUser', frees: licences.filter(licence => !isSpare(licence)) } as const;
        const subject = { ...item.subject, customer: facts.customer.id };
        return { ...item, subject, state: 'deleted', steps: [...leaves, { step, what: { key: 'plans.does.deleteUser' } }] };
    }
    const years = steps.map(step => yearInverse(step, user, { id, held, joined: given.joined }, facts));
    const found = steps.flatMap((step, at): (PlannedStep | Said)[] => {
        const year = years[at];
        return year
            ? [...year.steps, ...(year.reason ? [year.reason] : [])]
            : [whyChanged(step, user, facts, given) ?? takenBack(step, id, facts, given)];
    });
    const planned = found.filter((one): one is PlannedStep => 'step' in one);
    const reasons = [...left, ...found.filter((one): one is Said => 'key' in one)];
    const seen = [...years.map(year => year?.held ?? {}), ...planned.map(step => heldBy(user, step))];
    const keys: NonNullable<Subject['held']> = Object.fromEntries(seen.flatMap(one => Object.entries(one)));
    const subject = Object.keys(keys).length > 0 ? { ...item.subject, held: keys } : item.subject;
    const notes = [...new Map(reasons.map(reason => [JSON.stringify(reason), reason])).values()];
    return {
        ...item,
        subject,
        state: planned.length > 0 ? 'back' : 'stays',
        steps: planned,
        ...(notes.length > 0 ? { notes } : {}),
    };
}

/**
 * Sorts what a plan did into what can be taken back and what stays, with its reason. Of a report from a file, which may have been edited, it
 * has to be said first that it was not taken back elsewhere (`isOnce`), and whom it names as created is deleted only if that is wanted
 * (`isProven`).
 */
export function checkTakeBack(
    { steps, items }: Receipt,
    facts: TakeBackFacts,
    { isOnce = true, isProven = true }: { isOnce?: boolean; isProven?: boolean } = {},
): Checked<TakeBackState> {
    const acted = items.filter(({ taken }) => taken.length > 0);
    return {
        items: acted.map(item => itemOf(item, at => steps[at], facts, isProven)),
        keys: [],
        open: isOnce ? [] : [{ key: 'plans.takeBack.elsewhere' }],
    };
}
