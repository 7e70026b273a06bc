import { PLANS, type PlanName } from '#dataProvider/jobs/job';
import type { StoredPlan } from '#storage/planDatabase';
import { number, oneOf, optional, record, shapeOf, text, texts, type Reader } from './read';

/** A plan as it is stored (PLAN-4). */
export interface Plan extends StoredPlan {
    kind: PlanName;
    /** when it was made, in milliseconds since 1970 */
    made: number;
    /** the kind's own: source and decisions; checked by the kind */
    draft: object;
    /** ids of the items that are left out */
    leftOut: readonly string[];
    /** the step that was open last, while it has not begun */
    step: 'source' | 'check';
    /** the ids of the items of its job, in the job's order, once it has begun */
    ran?: readonly string[];
}

export const readPlan: Reader<Plan> = shapeOf<Plan>({
    id: text,
    owner: text,
    kind: oneOf(PLANS),
    made: number,
    draft: record,
    leftOut: texts,
    step: oneOf(['source', 'check']),
    ran: optional(texts),
    revision: optional(number),
    ended: optional(number),
});
