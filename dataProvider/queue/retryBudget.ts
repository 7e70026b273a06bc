import { isPassing } from '../errors';
import type { Clock } from './pace';
import type { Queue } from './queue';

/** How long a call that is refused temporarily, or whose connection is lost, is tried again (MANY-2). */

/** How long, in milliseconds, temporary refusals and lost connections may continue without any success before a call counts as failed. */
const RETRY_BUDGET_MS = 5 * 60_000;
/** The longest silence, in milliseconds, besides the time that the queue was closed: a longer one means that the computer was asleep. */
const LONGEST_SILENCE_MS = 60_000;

/**
 * The time limit for refusals and lost connections. Shared by the calls of a job, so that the wait for an unreachable server happens once, not
 * once per call.
 */
export interface RetryBudget {
    /** called after each refusal or lost connection: whether these have continued for five minutes without any success over the whole queue */
    isSpent(error?: unknown): boolean;
}

/** The budget of a queue, which is whole after each success. */
export function createRetryBudget(queue: Queue): RetryBudget {
    const { clock } = queue;
    let since = clock.now();
    let lastSign = since;
    let planned = since;
    return {
        isSpent() {
            const now = clock.now();
            since = Math.max(since, queue.lastSuccess());
            lastSign = Math.max(lastSign, queue.lastSuccess());
            since += Math.max(0, now - Math.max(lastSign, planned) - LONGEST_SILENCE_MS);
            lastSign = now;
            planned = now + queue.opensIn();
            return now - since >= RETRY_BUDGET_MS;
        },
    };
}

/** The longest temporary refusal, in seconds, that a waiting user has to accept. */
const LONGEST_INTERACTIVE_WAIT = 30;

/** The time limit of a call for which a user waits: 30 s, also for what the server names; nothing but a temporary refusal is waited for. */
export function createInteractiveBudget(clock: Clock): RetryBudget {
    const begun = clock.now();
    return {
        isSpent: error =>
            !isPassing(error) ||
            (error.retryAfter ?? 0) > LONGEST_INTERACTIVE_WAIT ||
            clock.now() - begun > LONGEST_INTERACTIVE_WAIT * 1000,
    };
}
