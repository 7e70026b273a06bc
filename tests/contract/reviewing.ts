import type { PortalDataProvider } from '../../dataProvider';
import { checkReview } from '../../src/plans/review/check';
import { columnsOf } from '../../src/plans/review/columns';
import { INITIAL, type ReviewDraft, type ReviewFile } from '../../src/plans/review/draft';
import { readReview } from '../../src/plans/review/reads';
import { actingItems } from '../../src/plans/safety';
import { atOnce } from '../../src/shared/sliced';
import { readingPasted } from '../../src/plans/source/read';
import { begunOf } from './planRun';

/** Plans that carry out a review, without their page. */

/** A file as the plan reads it. */
export function fileOf(text: string, name = 'review.csv'): ReviewFile {
    const { table } = atOnce(readingPasted(text));
    return { id: name, name, table, columns: columnsOf(table), leavesHidden: false };
}

/** Checks a review as the signed-in user. */
export async function checked(
    provider: PortalDataProvider,
    changes: Partial<ReviewDraft>,
    leftOut: readonly string[] = [],
    customer?: string,
) {
    const draft: ReviewDraft = { ...INITIAL, ...changes };
    const [me, own, read] = await Promise.all([provider.getCurrentUser(), provider.getCurrentCustomer(), readReview(provider)]);
    const facts = { ...read, customer: { id: customer ?? own.id }, isPending: false, failure: null };
    const found = checkReview(draft, facts, { me, leftOut });
    const acting = actingItems(found.items, leftOut, me.id);
    return { ...found, draft, facts, acting, ...begunOf(acting) };
}
