import { PortalError } from './errors';

/** How many calls of one batch are under way at once (contract, section 5). */
const AT_ONCE = 6;

export interface BatchResult<Item, Result> {
    succeeded: { item: Item; result: Result }[];
    failed: { item: Item; error: unknown }[];
}

/** Does `work` for every item, at most six at once, and settles all: never rejects. Both lists are in the items' order. */
export async function runBatch<Item, Result>(
    items: readonly Item[],
    work: (item: Item) => Promise<Result>,
): Promise<BatchResult<Item, Result>> {
    const outcomes: ({ result: Result } | { error: unknown })[] = [];
    const waiting = items.entries();
    const worker = async (): Promise<void> => {
        // every worker takes its next item from the same iterator
        for (const [index, item] of waiting) {
            outcomes[index] = await work(item).then(
                result => ({ result }),
                (error: unknown) => ({ error }),
            );
        }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));

    const answer: BatchResult<Item, Result> = { succeeded: [], failed: [] };
    items.forEach((item, index) => {
        const outcome = outcomes[index];
        if (outcome && 'result' in outcome) answer.succeeded.push({ item, result: outcome.result });
        else answer.failed.push({ item, error: outcome?.error });
    });
    return answer;
}

/** Several records were to be changed and some were not: says which, and why. */
export class PartialFailure extends PortalError {
    constructor(
        readonly succeeded: readonly string[],
        readonly failed: readonly { item: string; error: unknown }[],
    ) {
        const first = failed[0]?.error;
        super('errors.partial', { status: first instanceof PortalError ? first.status : 0, reason: 'http' });
    }
}
