import { kindOf, PHASES, type Phase, type Step, type Subject } from '#dataProvider/jobs/steps';
import type { PlanItem } from './kind';

/** What a checked plan becomes when it runs: one job (MANY-15). Pure. */

/** The steps of all items, each once and in the order of their phases, and the items, which name those that are theirs. */
export function jobOf(items: readonly PlanItem<string>[]): { steps: readonly Step[]; people: readonly Subject[] } {
    const acting = items.filter(({ steps }) => steps.length > 0);
    const named = acting.map(item => item.steps.map(({ step }) => [JSON.stringify(step), step] as const));
    const all = [...new Map(named.flat())];
    const inPhase = (phase: Phase) => all.filter(([, step]) => kindOf(step).phase === phase);
    const ordered = PHASES.flatMap(inPhase);
    const places = new Map(ordered.map(([name], at) => [name, at]));
    const people = acting.map(({ subject }, at): Subject => {
        const own = new Set(named[at]?.map(([name]) => places.get(name) ?? 0));
        return own.size < all.length ? { ...subject, does: [...own].toSorted((one, other) => one - other) } : subject;
    });
    return { steps: ordered.map(([, step]) => step), people };
}
