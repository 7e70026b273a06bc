import { isPassing } from '../errors';
import { hasNoResponse } from '../outcome';

/** The queue through which jobs reach the server: limits how many calls are pending, and when they are sent (MANY-1, MANY-2). */

/** Maximum number of pending calls, over all jobs. */
export const AT_ONCE = 6;
/** Waiting times in milliseconds after a temporary refusal without `Retry-After`: 1, 2, 4 ... 30 s. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
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

const REAL: Clock = { now: () => performance.now(), after: (ms, then) => setTimeout(then, ms) };

export interface Queue {
    clock: Clock;
    /**
     * Makes a call as soon as there is room for it, and settles like the call. A `brief` one, for which a user waits, is sent at once if the
     * queue is closed for more than 30 s. One whose signal is aborted while it waits leaves the queue and rejects with an AbortError.
     */
    call<Result>(work: () => Promise<Result>, brief?: boolean, signal?: AbortSignal): Promise<Result>;
    /** when the last call succeeded, in milliseconds; 0 before the first */
    lastSuccess(): number;
    /** how long it stays closed, in milliseconds; 0 while it is open */
    opensIn(): number;
    /** number of pending calls */
    underWay(): number;
}

/**
 * Creates a queue. A temporary refusal (429, 503) delays every call by the server's `Retry-After`, or by 1, 2, 4 ... 30 s, and halves the number
 * of parallel calls; each full round of successes adds one again. Calls that are refused together count as one refusal.
 */
export function createQueue(clock: Clock = REAL): Queue {
    let width = AT_ONCE;
    let underWay = 0;
    let successes = 0;
    /** refusals since the last success, each of which doubles the waiting time */
    let refusals = 0;
    let cuts = 0;
    let closedUntil = 0;
    let narrowedAt = -1;
    let lastSuccess = 0;
    let timed = false;
    const waiting: { enter(): void; brief: boolean }[] = [];

    const enterThose = (isMeant: (one: { brief: boolean }) => boolean): void => {
        for (let at = 0; underWay < width && at < waiting.length;) {
            const one = waiting[at];
            if (!one || !isMeant(one)) at += 1;
            else {
                waiting.splice(at, 1);
                underWay += 1;
                one.enter();
            }
        }
    };

    const admit = (): void => {
        const rest = closedUntil - clock.now();
        if (rest > 0) {
            if (rest > LONGEST_WAIT_MS) enterThose(({ brief }) => brief);
            if (!timed) {
                timed = true;
                clock.after(rest, () => {
                    timed = false;
                    admit();
                });
            }
            return;
        }
        enterThose(() => true);
    };

    const close = (ms: number): void => {
        closedUntil = Math.max(closedUntil, clock.now() + ms);
    };
    const nextWait = (): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** refusals++);

    const succeeded = (): void => {
        lastSuccess = clock.now();
        refusals = 0;
        cuts = 0;
        successes += 1;
        if (successes >= width && width < AT_ONCE) {
            width += 1;
            successes = 0;
        }
    };

    const failed = (error: unknown, begunAt: number): void => {
        // Calls that were pending together with the one that closed the queue add no information.
        const isNew = begunAt >= narrowedAt;
        if (isPassing(error)) {
            // "At once", e.g. from a clock that is slow, is not a waiting time.
            const named = error.retryAfter ? Math.min(LONGEST_NAMED_MS, error.retryAfter * 1000) : 0;
            close(named);
            if (!isNew) return;
            if (named === 0) close(nextWait());
            width = Math.max(1, Math.floor(width / 2));
            successes = 0;
            narrowedAt = Math.max(closedUntil, clock.now());
        } else if (hasNoResponse(error)) {
            cuts += 1;
            if (!isNew || cuts < CUTS_IN_A_ROW) return;
            close(nextWait());
            narrowedAt = closedUntil;
        } else cuts = 0;
    };

    return {
        clock,
        lastSuccess: () => lastSuccess,
        opensIn: () => Math.max(0, closedUntil - clock.now()),
        underWay: () => underWay,
        async call(work, brief = false, signal) {
            await new Promise<void>((enter, refuse) => {
                const leave = (): void => {
                    const at = waiting.indexOf(one);
                    if (at >= 0) waiting.splice(at, 1);
                    refuse(new DOMException('The wait was aborted.', 'AbortError'));
                };
                const one = {
                    brief,
                    enter: () => {
                        signal?.removeEventListener('abort', leave);
                        enter();
                    },
                };
                if (signal?.aborted) {
                    leave();
                    return;
                }
                signal?.addEventListener('abort', leave);
                waiting.push(one);
                admit();
            });
            const begunAt = clock.now();
            try {
                const result = await work();
                succeeded();
                return result;
            } catch (error) {
                failed(error, begunAt);
                throw error;
            } finally {
                underWay -= 1;
                admit();
            }
        },
    };
}

/** The portal's only queue, so that the limit of 6 applies to all jobs, dialogs and long reads together. */
export const portalQueue: Queue = createQueue();
