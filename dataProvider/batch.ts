import { isPassing, PortalError } from './errors';

/** How many calls of one batch run at once (MANY-1). */
const AT_ONCE = 6;

export interface BatchResult<Item, Result> {
    succeeded: { item: Item; result: Result }[];
    failed: { item: Item; error: unknown }[];
}

/** How to observe and stop a batch. */
export interface BatchOptions {
    /** called after each call with the number of finished ones */
    onProgress?: (ended: number) => void;
    /** once aborted, no further call starts; those already running are awaited */
    signal?: AbortSignal;
    /** how many calls run at once, at most and by default six: for batches that run beside each other */
    atOnce?: number;
}

export interface BatchRun<Item, Result> extends BatchResult<Item, Result> {
    /** not started, because the batch was stopped */
    skipped: Item[];
}

/** How long, in milliseconds, to wait after a temporary refusal when the server does not say, and the longest wait. */
const USUAL_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

/** Resolves after a delay, or at once when the batch is stopped. */
const rest = (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise(resolve => {
        const timer = setTimeout(resolve, ms);
        signal?.addEventListener('abort', () => {
            clearTimeout(timer);
            resolve();
        });
    });

/**
 * Runs `work` for every item, at most six (`atOnce`) at once, and waits for all of them: never rejects. All lists are in the items' order. A call that
 * is refused temporarily (429, 503) is retried once after its waiting time; no other call starts in the meantime.
 */
export async function runBatch<Item, Result>(
    items: readonly Item[],
    work: (item: Item) => Promise<Result>,
    { onProgress, signal, atOnce = AT_ONCE }: BatchOptions = {},
): Promise<BatchRun<Item, Result>> {
    const outcomes: ({ result: Result } | { error: unknown })[] = [];
    let ended = 0;
    let pause = Promise.resolve();
    const attempt = async (item: Item): Promise<Result> => {
        try {
            return await work(item);
        } catch (error) {
            const wait = isPassing(error) ? (error.retryAfter ?? USUAL_WAIT_MS / 1000) * 1000 : Infinity;
            if (wait > LONGEST_WAIT_MS || signal?.aborted) throw error;
            pause = rest(wait, signal);
            await pause;
            if (signal?.aborted) throw error;
            return work(item);
        }
    };
    // every worker takes its next item from the same iterator
    const waiting = items.entries();
    const worker = async (): Promise<void> => {
        for (;;) {
            await pause;
            if (signal?.aborted) return;
            const next = waiting.next();
            if (next.done) return;
            const [index, item] = next.value;
            outcomes[index] = await attempt(item).then(
                result => ({ result }),
                (error: unknown) => ({ error }),
            );
            ended += 1;
            onProgress?.(ended);
        }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));

    const answer: BatchRun<Item, Result> = { succeeded: [], failed: [], skipped: [] };
    items.forEach((item, index) => {
        const outcome = outcomes[index];
        if (!outcome) answer.skipped.push(item);
        else if ('result' in outcome) answer.succeeded.push({ item, result: outcome.result });
        else answer.failed.push({ item, error: outcome.error });
    });
    return answer;
}

/** Several records were to be changed and some failed; lists which, and why. */
export class PartialFailure extends PortalError {
    constructor(
        readonly succeeded: readonly string[],
        readonly failed: readonly { item: string; error: unknown }[],
    ) {
        const first = failed[0]?.error;
        super('errors.partial', { status: first instanceof PortalError ? first.status : 0, reason: 'http' });
    }
}
