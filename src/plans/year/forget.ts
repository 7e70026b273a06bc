import type { PlanItem } from '../kind';
import type { YearDraft } from './draft';

/** What is left of the draft once it has begun: no names and addresses; the labels of the classes, for the lists to print (PLAN-4). Pure. */
export function forget(draft: YearDraft, items: readonly PlanItem<string>[]): YearDraft {
    const labels = items.flatMap(({ steps }) =>
        steps.flatMap(({ step, what }) =>
            step.verb === 'joinGroup' || step.verb === 'joinClass' ? [String(what.args?.['group'] ?? '')] : [],
        ),
    );
    return { ...draft, origin: '', table: null, pasted: '', answers: {}, labels: [...new Set(labels)] };
}
