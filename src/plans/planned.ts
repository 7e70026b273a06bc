import { kindOf, PHASES, type Step, type Subject } from '#dataProvider/jobs/steps';
import type { PlanItem } from './kind';

/** What a checked plan becomes when it runs: one job (MANY-15). Pure. */

const phaseOf = (step: Step): number => PHASES.indexOf(kindOf(step).phase);

/** The steps of all items, each once and in the order of their phases, and the items, which skip the steps that are not theirs. */
export function jobOf(items: readonly PlanItem<string>[]): { steps: readonly Step[]; people: readonly Subject[] } {
    const acting = items.filter(({ steps }) => steps.length > 0);
    const byName = new Map(acting.flatMap(item => item.steps.map(({ step }) => [JSON.stringify(step), step] as const)));
    const named = [...byName].toSorted(([, one], [, other]) => phaseOf(one) - phaseOf(other));
    const people = acting.map(({ subject, steps }): Subject => {
        const own = new Set(steps.map(({ step }) => JSON.stringify(step)));
        const skips = named.flatMap(([name], at) => (own.has(name) ? [] : [at]));
        return skips.length > 0 ? { ...subject, skips } : subject;
    });
    return { steps: named.map(([, step]) => step), people };
}
