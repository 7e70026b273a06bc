import type { Step } from '#dataProvider/jobs/steps';
import type { CloudGroup, Key, Licence, User } from '#dataProvider/types';
import { nameOf } from '../../shared/person';
import type { Checked, PlannedStep, PlanItem, Said } from '../kind';
import type { Receipt } from '../planFile';

/** What of a plan can be taken back, and what stays (PLAN-9). Pure. */

/**
 * - `deleted`: was created by the plan, has not been activated, and got nothing from others
 * - `back`: loses what the plan gave
 * - `stays`: nothing can be taken back; `gone`: no longer exists
 */
export type TakeBackState = 'deleted' | 'back' | 'stays' | 'gone';

export interface TakeBackFacts {
    users: ReadonlyMap<string, User>;
    licences: ReadonlyMap<string, Licence>;
    groups: ReadonlyMap<string, CloudGroup>;
    /** the keys that the plan handed over, with their users */
    keys: ReadonlyMap<string, Key>;
}

type Item = PlanItem<TakeBackState>;
type Given<Verb extends Step['verb']> = Extract<Step, { verb: Verb }>;

const isStep =
    <Verb extends Step['verb']>(verb: Verb) =>
    (step: Step): step is Given<Verb> =>
        step.verb === verb;

const seenOf = ({ active, keys = [], cloudGroups = [] }: User) => ({
    active,
    keys: keys.map(({ id }) => id),
    groups: cloudGroups.map(({ id }) => id),
});

/** Why somebody who was created by the plan stays; null if nobody has changed anything since. */
function whyStays(user: User, steps: readonly Step[], { groups }: TakeBackFacts): Said | null {
    if (user.active) return { key: 'plans.takeBack.active' };
    const given = steps.filter(isStep('giveLicence')).map(({ licence }) => licence);
    const joined = steps.filter(isStep('joinGroup')).map(({ group }) => group);
    const { keys = [] } = user;
    const otherKey = keys.some(
        ({ licenceId }, at) => !given.includes(licenceId) || keys.findIndex(key => key.licenceId === licenceId) !== at,
    );
    if (otherKey) return { key: 'plans.takeBack.moreKeys' };
    const otherGroup = user.cloudGroups?.some(({ id }) => !joined.includes(id) && groups.get(id)?.autoAdd !== true);
    return otherGroup ? { key: 'plans.takeBack.moreGroups' } : null;
}

/** A key that had no user when it was given has none again. */
const leaves = (user: string, licence: string, key: string, name: string): PlannedStep => ({
    step: { verb: 'leaveKey', licence, key, shared: false, from: [user] },
    what: { key: 'plans.takeBack.leaveKey', args: { name } },
});

/** The step that takes one back, or why there is none; `spare` are the existing keys that were given, by licence. */
function inverseOf(
    step: Step,
    user: User,
    { licences, groups, keys }: TakeBackFacts,
    spare: Readonly<Record<string, string>>,
): PlannedStep | Said {
    switch (step.verb) {
        case 'handKey': {
            const name = licences.get(step.licence)?.name ?? step.licence;
            const users = keys.get(step.key)?.users;
            if (users?.length !== 1 || users[0]?.id !== step.to) return { key: 'plans.takeBack.keyChanged', args: { name } };
            return {
                step: { verb: 'giveBack', licence: step.licence, key: step.key, from: step.to },
                what: { key: 'plans.does.giveBack', args: { name } },
            };
        }
        case 'leaveGroup': {
            const name = groups.get(step.group)?.label ?? step.group;
            if (user.cloudGroups?.some(({ id }) => id === step.group)) return { key: 'plans.takeBack.member', args: { name } };
            return { step: { verb: 'joinGroup', group: step.group }, what: { key: 'plans.does.joinGroup', args: { name } } };
        }
        case 'joinInstead': {
            const name = groups.get(step.group)?.label ?? step.group;
            return {
                step: { verb: 'leaveInstead', group: step.group, from: step.to },
                what: { key: 'plans.takeBack.leaveInstead', args: { name } },
            };
        }
        case 'noteUser': {
            if (!user.adminNote?.endsWith(step.note)) return { key: 'plans.takeBack.noteChanged' };
            return { step: { verb: 'dropNote', note: step.note }, what: { key: 'plans.does.dropNote' } };
        }
        case 'leaveKey':
            return { key: step.shared ? 'plans.takeBack.sharedKey' : 'plans.takeBack.leftKey' };
        case 'dropKey':
        case 'endLicence':
        case 'renewHandedKey':
        case 'freeSeat':
            return { key: 'plans.takeBack.lost' };
        case 'logout':
            return { key: 'plans.takeBack.signedOut' };
        case 'giveLicence': {
            const name = licences.get(step.licence)?.name ?? step.licence;
            const [key, ...others] = (user.keys ?? []).filter(({ licenceId }) => licenceId === step.licence);
            if (!key) return { key: 'plans.takeBack.noKey', args: { name } };
            const existing = spare[step.licence];
            const isOther =
                existing === undefined ? step.expire !== undefined && key.expire !== step.expire : key.id !== existing;
            if (isOther || others.length > 0) return { key: 'plans.takeBack.keyChanged', args: { name } };
            if (existing !== undefined) return leaves(user.id, step.licence, existing, name);
            return {
                step: { verb: 'takeLicence', licence: step.licence },
                what: { key: 'plans.does.takeLicence', args: { name } },
            };
        }
        case 'joinGroup': {
            const name = groups.get(step.group)?.label ?? step.group;
            if (!user.cloudGroups?.some(({ id }) => id === step.group)) return { key: 'plans.takeBack.noMember', args: { name } };
            return { step: { verb: 'leaveGroup', group: step.group }, what: { key: 'plans.does.leaveGroup', args: { name } } };
        }
        case 'recover':
        case 'sendKey':
        case 'mailKey':
            return { key: 'plans.takeBack.mail' };
        default:
            return { key: 'plans.takeBack.noInverse' };
    }
}

function itemOf({ id, keys: spare = {} }: Receipt['items'][number], steps: readonly Step[], facts: TakeBackFacts): Item {
    const user = facts.users.get(id);
    if (!user) return { id, state: 'gone', name: id, subject: { id }, steps: [] };
    const item = { id, name: nameOf(user), email: user.email, subject: { id, seen: seenOf(user) } };
    if (steps.some(isStep('createUser'))) {
        const reason = whyStays(user, steps, facts);
        if (reason) return { ...item, state: 'stays', steps: [], reason };
        const given = steps.filter(isStep('giveLicence')).map(({ licence }) => licence);
        const left = given.flatMap(licence => {
            const key = spare[licence];
            return key === undefined ? [] : [leaves(id, licence, key, facts.licences.get(licence)?.name ?? licence)];
        });
        const step = { verb: 'deleteUser', frees: given.filter(licence => spare[licence] === undefined) } as const;
        return { ...item, state: 'deleted', steps: [...left, { step, what: { key: 'plans.does.deleteUser' } }] };
    }
    const found = steps.map(step => inverseOf(step, user, facts, spare));
    const planned = found.filter((one): one is PlannedStep => 'step' in one);
    const reasons = found.filter((one): one is Said => 'key' in one);
    const notes = [...new Map(reasons.map(reason => [JSON.stringify(reason), reason])).values()];
    return { ...item, state: planned.length > 0 ? 'back' : 'stays', steps: planned, ...(notes.length > 0 ? { notes } : {}) };
}

/** Sorts what a plan did into what can be taken back and what stays, with its reason. */
export function checkTakeBack({ steps, items }: Receipt, facts: TakeBackFacts): Checked<TakeBackState> {
    const acted = items.filter(({ taken }) => taken.length > 0);
    const stepsOf = (taken: readonly number[]): Step[] => taken.flatMap(at => steps[at] ?? []);
    return { items: acted.map(item => itemOf(item, stepsOf(item.taken), facts)), keys: [], open: [] };
}
