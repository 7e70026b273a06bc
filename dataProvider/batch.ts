import { PortalError } from './errors';

/** How many calls of one batch are under way at once (contract, section 5). */
const AT_ONCE = 6;

export interface BatchResult<Item, Result> {
    succeeded: { item: Item; result: Result }[];
    failed: { item: Item; error: unknown }[];
}

/** A batch that can be followed and stopped. */
export interface BatchOptions {
    /** called after each call, with how many have ended */
    onProgress?: (ended: number) => void;
    /** once aborted no further call is started; those under way are awaited */
    signal?: AbortSignal;
}

export interface BatchRun<Item, Result> extends BatchResult<Item, Result> {
    /** not started, because the batch was stopped */
    skipped: Item[];
}

/** Does `work` for every item, at most six at once, and settles all: never rejects. All lists are in the items' order. */
export async function runBatch<Item, Result>(
    items: readonly Item[],
    work: (item: Item) => Promise<Result>,
    { onProgress, signal }: BatchOptions = {},
): Promise<BatchRun<Item, Result>> {
    const outcomes: ({ result: Result } | { error: unknown })[] = [];
    let ended = 0;
    const waiting = items.entries();
    const worker = async (): Promise<void> => {
        // every worker takes its next item from the same iterator
        for (const [index, item] of waiting) {
            if (signal?.aborted) return;
            outcomes[index] = await work(item).then(
                result => ({ result }),
                (error: unknown) => ({ error }),
            );
            ended += 1;
            onProgress?.(ended);
        }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));

    const answer: BatchRun<Item, Result> = { succeeded: [], failed: [], skipped: [] };
    items.forEach((item, index) => {
        const outcome = outcomes[index];
        if (!outcome) answer.skipped.push(item);
        else if ('result' in outcome) answer.succeeded.push({ item, result: outcome.result });
        else answer.failed.push({ item, error: outcome.error });
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
