import { createPace, LONGEST_WAIT_MS, type Clock } from './pace';

/** The queue through which jobs reach the server: limits how many calls are pending, and when they are sent (MANY-1, MANY-2). */

const REAL: Clock = { now: () => performance.now(), after: (ms, then) => setTimeout(then, ms) };

export interface Queue {
    clock: Clock;
    /**
     * Makes a call as soon as there is room for it, and settles like the call. An `interactive` one, for which a user waits, is sent at once if the
     * queue is closed for more than 30 s. One whose signal is aborted while it waits leaves the queue and rejects with an AbortError.
     */
    call<Result>(work: () => Promise<Result>, interactive?: boolean, signal?: AbortSignal): Promise<Result>;
    /** when the last call succeeded, in milliseconds; 0 before the first */
    lastSuccess(): number;
    /** how long it stays closed, in milliseconds; 0 while it is open */
    opensIn(): number;
    /** number of pending calls */
    underWay(): number;
}

interface Waiting {
    interactive: boolean;
    enter(): void;
}

/** Puts a call among the waiting ones; resolves when it is taken from there, and rejects if it is aborted before. */
const wait = (waiting: Waiting[], interactive: boolean, signal?: AbortSignal): Promise<void> =>
    new Promise((enter, refuse) => {
        const leave = (): void => {
            const at = waiting.indexOf(one);
            if (at >= 0) waiting.splice(at, 1);
            refuse(new DOMException('The wait was aborted.', 'AbortError'));
        };
        const one = {
            interactive,
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
    });

/** Creates a queue, as fast as its pace allows. */
export function createQueue(clock: Clock = REAL): Queue {
    const pace = createPace(clock);
    const waiting: Waiting[] = [];
    let underWay = 0;
    let timed = false;

    const enterThose = (isMeant: (one: Waiting) => boolean): void => {
        for (let at = 0; underWay < pace.concurrency() && at < waiting.length;) {
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
        const rest = pace.opensIn();
        if (rest <= 0) {
            enterThose(() => true);
            return;
        }
        if (rest > LONGEST_WAIT_MS) enterThose(({ interactive }) => interactive);
        if (timed) return;
        timed = true;
        clock.after(rest, () => {
            timed = false;
            admit();
        });
    };

    return {
        clock,
        lastSuccess: pace.lastSuccess,
        opensIn: pace.opensIn,
        underWay: () => underWay,
        async call(work, interactive = false, signal) {
            const entered = wait(waiting, interactive, signal);
            admit();
            await entered;
            const begunAt = clock.now();
            try {
                const result = await work();
                pace.succeeded();
                return result;
            } catch (error) {
                pace.failed(error, begunAt);
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
