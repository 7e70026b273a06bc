import { isPassing, PortalError } from '../errors';
import { isCut, isUnclear } from '../unclear';
import type { Lane } from './lane';

/** The life of one call of a job: sent, waited for, looked up (MANY-2, MANY-3). Pure: calls and time come from outside. */

/** How long temporary refusals and a dead line go on without any success before a call counts as failed, in milliseconds. */
export const PATIENCE_MS = 5 * 60_000;
/** How often a call is sent at most when its line is cut each time. */
const TRIES = 5;
/** How often a look-up is made at most when the server answers it with an error. */
const LOOKS = 3;

/** How long nothing may have been heard, beyond what the lane was closed for, in milliseconds: more is a computer that was asleep. */
const LONGEST_SILENCE_MS = 60_000;

/** How long refusals and cuts are borne. Shared by the calls of a job: a server that is down is waited for once, not by each of them. */
export interface Patience {
    /** asked after each refusal or cut: whether these have gone on for five minutes without any success over the whole lane */
    isOut(): boolean;
}

export function createPatience(lane: Lane): Patience {
    const { clock } = lane;
    let since = clock.now();
    let heard = since;
    let planned = since;
    return {
        isOut() {
            const now = clock.now();
            since = Math.max(since, lane.lastSuccess());
            heard = Math.max(heard, lane.lastSuccess());
            since += Math.max(0, now - Math.max(heard, planned) - LONGEST_SILENCE_MS);
            heard = now;
            planned = now + lane.opensIn();
            return now - since >= PATIENCE_MS;
        },
    };
}

/** One call, and how to find out about it. */
export interface Task {
    send(): Promise<unknown>;
    /** whether the call took effect; absent where nobody can know, as with mails */
    look?(): Promise<boolean>;
    /** after a 404: whether the row itself is gone, or what the whole job is about, or all is `done` already; null when none is */
    missing?(): Promise<'item' | 'target' | 'done' | null>;
    /** a call that is harmless and tells whether the server can be reached; needed without `look` */
    probe?(): Promise<unknown>;
}

/**
 * How a call ended: it took effect (`done`); its row no longer exists (`gone`), or what the job is about (`over`); it was refused (`failed`); nobody
 * knows (`perhaps`); it was not sent, because the job was stopped or the session ended (`waiting`); the same, after a call whose outcome is
 * still to be looked up (`unsure`).
 */
export type Verdict =
    | { kind: 'done' | 'gone' | 'waiting' | 'unsure' }
    | {
          kind: 'failed' | 'perhaps' | 'over';
          error: unknown;
          /** the patience is at its end: the next call would fare no better */
          tired?: boolean;
      };

export interface Circumstances {
    lane: Lane;
    /** once aborted, nothing further is sent */
    signal?: AbortSignal;
    /** whether it was sent before, e.g. by a tab that was closed, and its outcome is unknown */
    unsure?: boolean;
    /** somebody waits for the answer: a refusal of more than 30 s, or a second unknown outcome, is a failure */
    brief?: boolean;
    /** of the job that it belongs to; its own without one */
    patience?: Patience;
    /** called before each send */
    onSend?(): Promise<unknown>;
    /** called when it was refused for a while, and so has no effect yet */
    onRefused?(): unknown;
}

/** The longest refusal that somebody who waits is made to wait, in seconds. */
const BRIEF_WAIT = 30;

class Stopped extends Error {}

const statusOf = (error: unknown): number => (error instanceof PortalError && error.reason === 'http' ? error.status : 0);

/** Performs a task; never rejects. */
export async function perform(
    task: Task,
    { lane, signal, unsure = false, brief = false, patience = createPatience(lane), onSend, onRefused }: Circumstances,
): Promise<Verdict> {
    const { clock } = lane;
    const begun = clock.now();
    const stopHere = (): void => {
        if (signal?.aborted) throw new Stopped();
    };
    const call = <Result>(work: () => Promise<Result>): Promise<Result> =>
        lane.call(() => {
            stopHere();
            return work();
        }, brief);
    const isOutOfPatience = (error: unknown): boolean => {
        if (brief) return !isPassing(error) || (error.retryAfter ?? 0) > BRIEF_WAIT || clock.now() - begun > BRIEF_WAIT * 1000;
        return patience.isOut();
    };
    let last: unknown;
    let tries = 0;
    /** whether an earlier call may still arrive */
    let isRepeated = unsure;

    /** Finds out whether it took effect: `absent` when it did not. */
    const look = async (): Promise<Verdict | 'absent'> => {
        for (let looks = 1; ; looks += 1) {
            try {
                if (task.look) return (await call(task.look)) ? { kind: 'done' } : 'absent';
                // While the line is dead the next call would be lost as well.
                if (task.probe && !brief) await call(task.probe);
                return { kind: 'perhaps', error: last };
            } catch (error) {
                if (error instanceof Stopped || statusOf(error) === 401) return { kind: 'unsure' };
                if (task.look && statusOf(error) === 404) return brief ? { kind: 'failed', error: last } : { kind: 'gone' };
                const isLasting = !isPassing(error) && !isCut(error) && (!task.look || !isUnclear(error) || looks >= LOOKS);
                if (isLasting) return { kind: 'perhaps', error: last ?? error };
                if (isOutOfPatience(error)) return { kind: 'perhaps', error: last ?? error, tired: true };
            }
        }
    };

    const judge404 = async (error: unknown): Promise<Verdict> => {
        try {
            const missing = task.missing && (await call(task.missing));
            if (missing === 'item') return { kind: 'gone' };
            if (missing === 'done') return { kind: 'done' };
            return missing === 'target' ? { kind: 'over', error } : { kind: 'failed', error };
        } catch (unknown) {
            // It had no effect, so that it can be sent again later.
            if (unknown instanceof Stopped || statusOf(unknown) === 401) return { kind: 'waiting' };
            return { kind: 'failed', error };
        }
    };

    for (;;) {
        if (unsure) {
            const found = await look();
            if (found !== 'absent') return found;
            unsure = false;
            if (tries >= (brief ? 1 : TRIES) || statusOf(last) >= 500) return { kind: 'failed', error: last };
        }
        try {
            await call(async () => {
                await onSend?.();
                stopHere();
                return task.send();
            });
            return { kind: 'done' };
        } catch (error) {
            if (error instanceof Stopped || (statusOf(error) === 401 && !brief)) return { kind: 'waiting' };
            if (isPassing(error)) {
                if (isOutOfPatience(error)) return { kind: 'failed', error, tired: true };
                onRefused?.();
                continue;
            }
            tries += 1;
            last = error;
            unsure = isUnclear(error);
            if (unsure) {
                isRepeated = true;
                continue;
            }
            if (statusOf(error) === 404 && !brief) return judge404(error);
            // An earlier call that seemed lost may have come late: then this one is refused because all is done already.
            const found = isRepeated && statusOf(error) === 409 && task.look ? await look() : 'absent';
            return found === 'absent' ? { kind: 'failed', error } : found;
        }
    }
}
