import { isPassing } from '../errors';
import { isCut } from '../unclear';

/** The one way by which work on many reaches the server: how many calls are under way, and when (MANY-1, MANY-2). */

/** How many calls are under way at most, over all jobs. */
export const AT_ONCE = 6;
/** Waiting times in milliseconds after a temporary refusal without a time of its own: 1, 2, 4 ... 30 s. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** The longest time named by the server that is believed, in milliseconds; after it one call asks again. */
const LONGEST_NAMED_MS = 60 * 60_000;
/** How many lines in a row must be cut before the lane waits: one alone is chance. */
const CUTS_IN_A_ROW = 2;

/** Time; tests bring their own. Milliseconds. */
export interface Clock {
    /** since any moment; never jumps, as the time of day does when somebody sets it */
    now(): number;
    /** calls back after a time */
    after(ms: number, then: () => void): unknown;
}

const REAL: Clock = { now: () => performance.now(), after: (ms, then) => setTimeout(then, ms) };

export interface Lane {
    clock: Clock;
    /**
     * Makes a call as soon as there is room for it, and answers as the call does. A `brief` one, for which somebody waits, goes at once when
     * the lane is closed for more than 30 s.
     */
    call<Result>(work: () => Promise<Result>, brief?: boolean): Promise<Result>;
    /** when the last call succeeded, in milliseconds; 0 before the first */
    lastSuccess(): number;
    /** how long it lets nothing through, in milliseconds; 0 while it is open */
    opensIn(): number;
    /** how many calls are under way */
    underWay(): number;
}

/**
 * Creates a lane. A temporary refusal (429, 503) lets every call wait for the time that the server names, or for 1, 2, 4 ... 30 s, and halves
 * how many are under way; each full round of successes makes it one more again. Calls that are refused together count as one refusal.
 */
export function createLane(clock: Clock = REAL): Lane {
    let width = AT_ONCE;
    let underWay = 0;
    let successes = 0;
    /** refusals since the last success, which double the waiting time */
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
        // Calls that were under way together with one that has closed the lane tell nothing new.
        const isNew = begunAt >= narrowedAt;
        if (isPassing(error)) {
            // "At once", as from a clock that is slow, is no time to wait for.
            const named = error.retryAfter ? Math.min(LONGEST_NAMED_MS, error.retryAfter * 1000) : 0;
            close(named);
            if (!isNew) return;
            if (named === 0) close(nextWait());
            width = Math.max(1, Math.floor(width / 2));
            successes = 0;
            narrowedAt = Math.max(closedUntil, clock.now());
        } else if (isCut(error)) {
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
        async call(work, brief = false) {
            await new Promise<void>(enter => {
                waiting.push({ enter, brief });
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

/** The portal's lane: there is one, so that 6 calls at once are 6 over all jobs, dialogs and reads of many pages. */
export const portalLane: Lane = createLane();
