import type { Customer } from '#dataProvider/types';
import { local, PLAN_YEAR_KEY } from '#storage/storage';
import { endOfYear, type YearDraft } from './draft';

/**
 * A new plan: the day on which keys end is the one that was chosen last, a year later; `people` are users who were selected. It begins with a way
 * that the customer has (CUSTOMER-4).
 */
export function newDraft(initial: object, people: readonly string[], customer: Pick<Customer, 'flags'> | undefined): object {
    const kept = local.get(PLAN_YEAR_KEY);
    const day = endOfYear(kept !== null && /^\d\d-\d\d$/.test(kept) ? kept : undefined);
    const way = people.length > 0 ? 'people' : customer?.flags.demo ? 'licence' : 'groups';
    return { ...initial, day, people, way } satisfies Partial<YearDraft>;
}
