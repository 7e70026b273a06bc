import { isAbort, isPassing, PortalError } from '../errors';
import { hasNoResponse, isGone, isUnclear } from '../outcome';
import { isFromBetween } from './fromBetween';
import type { Queue } from './queue';
import { createInteractiveBudget, createRetryBudget, type RetryBudget } from './retryBudget';

/** One call of a job: sending, waiting, looking up its outcome (MANY-2, MANY-3). Pure: calls and time are passed in. */

/** Maximum number of times that a call is sent if its connection is lost each time. */
const TRIES = 5;
/** Maximum number of times that its reads are cut, of which there may be many, before it is sent. */
const CUTS = 15;
/** Maximum number of look-ups if the server responds with an error each time. */
const LOOKS = 3;

/** What `send` resolves with if it sent nothing, because all was as it makes it: others may have done that, so it is not taken back (PLAN-9). */
export const NO_OP = Symbol('no operation');

/** A call, and how to find out its outcome. */
export interface Task {
    /** calls `begin`, if it `tells`, right before its first change; what it reads before is not sent */
    send(begin?: () => Promise<void>): Promise<unknown>;
    tells?: true;
    /** whether the call took effect; absent if that cannot be known, as with e-mails */
    look?(): Promise<boolean>;
    /** what `send` would have returned, as far as `look` has found it */
    result?(): unknown;
    /** after a 404: whether the item itself no longer exists, or the job's target, or whether it is already `done`; null if none applies */
    missing?(): Promise<'item' | 'target' | 'done' | null>;
    /** a repeat has another effect, if the first one comes late: it is not sent again by itself */
    once?: true;
    /** a harmless call that shows whether the server can be reached; needed without `look` */
    probe?(): Promise<unknown>;
}

/**
 * How a call ended: it took effect (`done`); its item no longer exists (`gone`), or the job's target does not (`targetMissing`); it was refused
 * (`failed`); its outcome is unknown (`unknown`); it was not sent, because the job was stopped or the session ended (`waiting`); the same, but
 * an earlier call's outcome still has to be looked up (`sent`).
 */
export type Verdict =
    | {
          kind: 'done';
          noOp?: true;
          /** that is only what was read after its outcome was unknown: others may have done it */
          found?: true;
      }
    | { kind: 'waiting' | 'sent' }
    | { kind: 'gone'; missing: unknown }
    | {
          kind: 'failed' | 'unknown' | 'targetMissing';
          error: unknown;
          /** the outcome of one of its calls is unknown: another try looks first */
          unclear?: true;
          /** the time limit is reached: the next call would fail too */
          exhausted?: boolean;
      };

export interface Circumstances {
    queue: Queue;
    /** once aborted, nothing further is sent */
    signal?: AbortSignal;
    /** whether it was sent before, e.g. by a tab that was closed, and its outcome is unknown */
    outcomeUnknown?: boolean;
    /** a user waits for the result: a refusal of more than 30 s, or a second unknown outcome, is a failure */
    interactive?: boolean;
    /** of its job; by default its own */
    retryBudget?: RetryBudget;
    /** called before each send */
    onSend?(): Promise<unknown>;
    /** called when it was refused temporarily, or cut before it was sent, and so has had no effect */
    onRefused?(): unknown;
}

const statusOf = (error: unknown): number => (error instanceof PortalError && error.reason === 'http' ? error.status : 0);

/** Whether the connection was lost by a read right before the call, which was not sent. */
const isCutBefore = (error: unknown): boolean => error instanceof PortalError && error.unsent === true && hasNoResponse(error);

/** Performs a task; never rejects. */
export async function perform(task: Task, circumstances: Circumstances): Promise<Verdict> {
    const { queue, signal, interactive = false, onSend, onRefused } = circumstances;
    const { retryBudget = interactive ? createInteractiveBudget(queue.clock) : createRetryBudget(queue) } = circumstances;
    let { outcomeUnknown = false } = circumstances;
    const stopHere = (): void => signal?.throwIfAborted();
    const isStopped = (error: unknown): boolean => signal?.aborted === true && isAbort(error);
    const call = <Result>(work: () => Promise<Result>): Promise<Result> =>
        queue.call(
            () => {
                stopHere();
                return work();
            },
            interactive,
            signal,
        );
    let last: unknown;
    let tries = 0;
    let cuts = 0;
    /** whether an earlier call may still arrive */
    let isRepeated = outcomeUnknown;
    const failed = (error: unknown, exhausted?: true): Verdict => ({
        kind: 'failed',
        error,
        ...(isRepeated ? { unclear: true } : {}),
        ...(exhausted ? { exhausted } : {}),
    });
    /** not sent now; a call that may still arrive is looked up later */
    const later = (): Verdict => ({ kind: isRepeated ? 'sent' : 'waiting' });

    /** What a 404 means: which record is missing. `unread`: the verdict when that cannot be found out. */
    const judge404 = async (error: unknown, unread: Verdict): Promise<Verdict> => {
        for (;;) {
            try {
                const missing = task.missing && (await call(task.missing));
                if (missing === 'item') return { kind: 'gone', missing: error };
                if (missing === 'done') return { kind: 'done' };
                return missing === 'target' ? { kind: 'targetMissing', error } : failed(error);
            } catch (reason) {
                if (isStopped(reason) || statusOf(reason) === 401) return later();
                const isLasting = !isPassing(reason) && !hasNoResponse(reason);
                if (isLasting || retryBudget.isSpent(reason)) return unread;
            }
        }
    };

    /** Finds out whether it took effect: `absent` when it did not. */
    const look = async (): Promise<Verdict | 'absent'> => {
        for (let looks = 1; ; looks += 1) {
            try {
                if (task.look) return (await call(task.look)) ? { kind: 'done', found: true } : 'absent';
                // While the connection is down the next call would be lost as well.
                if (task.probe && !interactive) await call(task.probe);
                return { kind: 'unknown', error: last };
            } catch (error) {
                if (isStopped(error)) return { kind: 'sent' };
                // A dialog keeps what was chosen, for whoever signs in again.
                if (statusOf(error) === 401) return interactive ? { kind: 'unknown', error } : { kind: 'sent' };
                // What is missing need not be the item: its key, cloud group or successor may be.
                if (task.look && isGone(error))
                    return interactive ? failed(last ?? error) : judge404(error, { kind: 'unknown', error: last ?? error });
                const isLasting =
                    !isPassing(error) && !hasNoResponse(error) && (!task.look || !isUnclear(error) || looks >= LOOKS);
                if (isLasting) return { kind: 'unknown', error: last ?? error };
                if (retryBudget.isSpent(error)) return { kind: 'unknown', error: last ?? error, exhausted: true };
            }
        }
    };

    for (;;) {
        if (outcomeUnknown) {
            const found = await look();
            if (found !== 'absent') return found;
            outcomeUnknown = false;
            if (tries > 0 && (task.once || tries >= (interactive ? 1 : TRIES) || !hasNoResponse(last))) return failed(last);
        }
        try {
            const begin = async (): Promise<void> => {
                stopHere();
                await onSend?.();
                stopHere();
            };
            const result = await call(async () => {
                if (!task.tells) await begin();
                return task.send(begin);
            });
            return { kind: 'done', ...(result !== NO_OP ? {} : isRepeated ? { found: true } : { noOp: true }) };
        } catch (error) {
            if (isStopped(error) || (statusOf(error) === 401 && !interactive)) return later();
            if (isPassing(error) || (isCutBefore(error) && ++cuts < CUTS)) {
                if (isFromBetween(error)) {
                    outcomeUnknown = isRepeated = true;
                    // As after any other unknown outcome, neither a mail nor what may come late is sent again by itself.
                    if (!task.look || task.once) {
                        tries += 1;
                        last = error;
                    }
                    if (!task.look) continue;
                }
                if (retryBudget.isSpent(error)) return failed(error, true);
                if (!isRepeated) onRefused?.();
                continue;
            }
            tries += 1;
            last = error;
            outcomeUnknown = isUnclear(error);
            if (outcomeUnknown) {
                isRepeated = true;
                continue;
            }
            // It had no effect, so it can be sent again later.
            if (isGone(error) && !interactive) return judge404(error, failed(error));
            // An earlier call that seemed lost may have arrived late: then this one is refused because the change is already made.
            const found = isRepeated && statusOf(error) === 409 && task.look ? await look() : 'absent';
            return found === 'absent' ? failed(error) : found;
        }
    }
}
