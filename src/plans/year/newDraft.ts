import { local, PLAN_YEAR_KEY } from '#storage/storage';
import { endOfYear, type YearDraft } from './draft';

/** A new plan: the day on which keys end is the one that was chosen last, a year later; `people` are users who were selected. */
export function newDraft(initial: object, people: readonly string[]): object {
    const kept = local.get(PLAN_YEAR_KEY);
    const day = endOfYear(kept !== null && /^\d\d-\d\d$/.test(kept) ? kept : undefined);
    return { ...initial, day, ...(people.length > 0 ? { people, way: 'people' } : {}) } satisfies Partial<YearDraft>;
}
