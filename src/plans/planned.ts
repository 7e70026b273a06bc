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

/** Who gets a key that others hand on: they come after those, so that no trial takes it from somebody who is not in it (YEAR-7). */
const isTaker = ({ steps }: PlanItem<string>): boolean => steps.some(({ step }) => isPass(step));

interface Planned {
    steps: readonly Step[];
    people: readonly Subject[];
    /** the ids of the items: first one for each of the people, in their order, then those that are about the same */
    ran: readonly string[];
}

/** The steps of all items, each once and in the order of their phases, and the items, which name those that are theirs. */
export function jobOf(items: readonly PlanItem<string>[]): Planned {
    const begun = items.filter(({ steps }) => steps.length > 0);
    const acting = bySubject(begun).toSorted((one, other) => Number(isTaker(one)) - Number(isTaker(other)));
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
    return { steps: ordered.map(([, step]) => step), people, ran: [...ran] };
}
