import { isPassing } from '../errors';
import { hasNoResponse } from '../outcome';

/** How fast the server can be called: how many calls may be pending, and whether new ones wait (MANY-1, MANY-2). */

/** Maximum number of pending calls, over all jobs. */
export const MAX_CONCURRENCY = 6;
/** Waiting times in milliseconds after a temporary refusal without `Retry-After`: 1, 2, 4 ... 30 s. */
const FIRST_WAIT_MS = 1_000;
export const LONGEST_WAIT_MS = 30_000;
/** The longest `Retry-After` that is respected, in milliseconds; after that one call tries again. */
const LONGEST_NAMED_MS = 60 * 60_000;
/** Number of consecutive lost connections after which the queue waits: a single one may be chance. */
const CUTS_IN_A_ROW = 2;

/** A clock, in milliseconds; tests pass their own. */
export interface Clock {
    /** since an arbitrary moment; monotonic, unlike the time of day */
    now(): number;
    /** calls the function after this time */
    after(ms: number, then: () => void): unknown;
}

export interface Pace {
    concurrency(): number;
    /** when the last call succeeded, in milliseconds; 0 before the first */
    lastSuccess(): number;
    /** how long no call is made, in milliseconds; 0 if calls can be made */
    opensIn(): number;
    succeeded(): void;
    /** @param begunAt when the call was sent */
    failed(error: unknown, begunAt: number): void;
}

/**
 * Creates a pace. A temporary refusal (429, 503) delays every call by the server's `Retry-After`, or by 1, 2, 4 ... 30 s, and halves the number
 * of parallel calls; each full round of successes adds one again. Calls that are refused together count as one refusal.
 */
export function createPace(clock: Clock): Pace {
    let concurrency = MAX_CONCURRENCY;
    let successes = 0;
    /** refusals since the last success, each of which doubles the waiting time */
    let refusals = 0;
    let cuts = 0;
    let closedUntil = 0;
    let reducedAt = -1;
    let lastSuccess = 0;

    const close = (ms: number): void => {
        closedUntil = Math.max(closedUntil, clock.now() + ms);
    };
    const nextWait = (): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** refusals++);

    return {
        concurrency: () => concurrency,
        lastSuccess: () => lastSuccess,
        opensIn: () => Math.max(0, closedUntil - clock.now()),
        succeeded() {
            lastSuccess = clock.now();
            refusals = 0;
            cuts = 0;
            successes += 1;
            if (successes >= concurrency && concurrency < MAX_CONCURRENCY) {
                concurrency += 1;
                successes = 0;
            }
        },
        failed(error, begunAt) {
            // Calls that were pending together with the one that closed the queue add no information.
            const isNew = begunAt >= reducedAt;
            if (isPassing(error)) {
                // "At once", e.g. from a clock that is slow, is not a waiting time.
                const named = error.retryAfter ? Math.min(LONGEST_NAMED_MS, error.retryAfter * 1000) : 0;
                close(named);
                if (!isNew) return;
                if (named === 0) close(nextWait());
                concurrency = Math.max(1, Math.floor(concurrency / 2));
                successes = 0;
                reducedAt = Math.max(closedUntil, clock.now());
            } else if (hasNoResponse(error)) {
                cuts += 1;
                if (!isNew || cuts < CUTS_IN_A_ROW) return;
                close(nextWait());
                reducedAt = closedUntil;
            } else cuts = 0;
        },
    };
}
