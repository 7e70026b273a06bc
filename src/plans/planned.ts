import { kindOf, PHASES, type Phase, type Step, type Subject } from '#dataProvider/jobs/steps';
import type { PlanItem } from './kind';

/** What a checked plan becomes when it runs: one job (MANY-15). Pure. */

/** The items by what they are about: a user is once in a job, however many rows are about them. */
function bySubject(items: readonly PlanItem<string>[]): PlanItem<string>[] {
    const subjects = new Map<string, PlanItem<string>>();
    for (const item of items) {
        const { id } = item.subject;
        const known = subjects.get(id);
        const steps = [...(known?.steps ?? []), ...item.steps];
        const held = { ...item.subject.held, ...known?.subject.held };
        const subject = { ...item.subject, ...known?.subject, ...(Object.keys(held).length > 0 ? { held } : {}) };
        subjects.set(id, { ...(known ?? item), subject, steps });
    }
    return [...subjects.values()];
}

const isPass = ({ verb }: Step): boolean => verb === 'passKey';

/** The keys (ids) that somebody hands on (`handOn`), or gets so (`passKey`). */
const keysMoved = ({ subject, steps }: PlanItem<string>, verb: 'handOn' | 'passKey'): string[] =>
    steps.flatMap(({ step }) => (step.verb === verb ? (subject.held?.[step.licence]?.key ?? []) : []));

/** The items, with those who hand a key on right before who gets it, at the end: a trial has both (YEAR-7). */
function withTakersNext(items: readonly PlanItem<string>[]): PlanItem<string>[] {
    const givers = new Map(items.flatMap(item => keysMoved(item, 'handOn').map(key => [key, item] as const)));
    const moving = new Set(
        items.flatMap(item => {
            const from = keysMoved(item, 'passKey').flatMap(key => givers.get(key) ?? []);
            return from.length > 0 ? [...from, item] : [];
        }),
    );
    return [...items.filter(item => !moving.has(item)), ...moving];
}

/** How many of the items are tried first, if it is to be so many: nobody among them hands a key on to one of the others. */
function trialOf(items: readonly PlanItem<string>[], first: number): number {
    const takers = new Map(items.flatMap((item, at) => keysMoved(item, 'passKey').map(key => [key, at] as const)));
    let tried = first;
    for (const [at, item] of items.entries()) {
        if (at < tried) tried = Math.max(tried, ...keysMoved(item, 'handOn').map(key => (takers.get(key) ?? 0) + 1));
    }
    return tried;
}

interface Planned {
    steps: readonly Step[];
    people: readonly Subject[];
    /** the ids of the items: first one for each of the people, in their order, then those that are about the same */
    ran: readonly string[];
    /** the number of people who are tried before the others */
    first: number | undefined;
}

/**
 * The steps of all items, each once and in the order of their phases, and the items, which name those that are theirs. At least `first` of them
 * are tried before the others.
 */
export function jobOf(items: readonly PlanItem<string>[], first?: number): Planned {
    const begun = items.filter(({ steps }) => steps.length > 0);
    const acting = withTakersNext(bySubject(begun));
    const named = acting.map(item => item.steps.map(({ step }) => [JSON.stringify(step), step] as const));
    // The steps name the licence alone: what follows this one for some items may be the first one of others.
    const all = [...new Map(named.flat())].toSorted(([, one], [, other]) => Number(isPass(other)) - Number(isPass(one)));
    const inPhase = (phase: Phase) => all.filter(([, step]) => kindOf(step).phase === phase);
    const ordered = PHASES.flatMap(inPhase);
    const places = new Map(ordered.map(([name], at) => [name, at]));
    const people = acting.map(({ subject }, at): Subject => {
        const own = new Set(named[at]?.map(([name]) => places.get(name) ?? 0));
        return own.size < all.length ? { ...subject, does: [...own].toSorted((one, other) => one - other) } : subject;
    });
    const ran = new Set([...acting, ...begun].map(({ id }) => id));
    const tried = first === undefined ? undefined : trialOf(acting, first);
    return { steps: ordered.map(([, step]) => step), people, ran: [...ran], first: tried };
}
