import type { AcademyState } from '#dataProvider/types';
import type { Said } from './tabMessages';
import type { SessionState } from './useAcademySession';

/** How often the session is checked (ACADEMY-8), in milliseconds. */
export const CHECK_MS = 60_000;
/** A tab that has not heard from the owner for this long (milliseconds) asks whether it is still there. */
const SILENT_MS = CHECK_MS * 1.5;
/** How long the owner may take to reply, in milliseconds. */
const TIMEOUT_MS = 2000;

interface ChecksParts {
    /** asks the server; rejects when there is no response */
    validate(signal: AbortSignal): Promise<true | AcademyState>;
    onChange(state: SessionState): void;
    say(message: Said): void;
}

type Answer = Pick<Known, 'owner' | 'state' | 'checkedAt'>;

/** What this tab knows of the session. */
interface Known {
    /** the academy is open in this tab */
    open: boolean;
    /** this tab owns the session, so it is the one that checks it */
    owner: boolean;
    state: SessionState;
    /** when the last check began, in any tab; and when the owner was last heard from (epoch ms) */
    checkedAt: number;
    lastReplyAt: number;
}

/** The checks of the academy session that this tab makes, and when the next one is due. */
export function createChecks({ validate, onChange, say }: ChecksParts) {
    const known: Known = { open: false, owner: false, state: 'loading', checkedAt: 0, lastReplyAt: 0 };
    let running: { abort: AbortController; done: Promise<void> } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const notify = (): void => {
        const { owner, state, checkedAt } = known;
        say({ kind: 'tell', owner, state, checkedAt });
    };

    const show = (next: SessionState): void => {
        if (next === known.state) return;
        known.state = next;
        onChange(next);
    };

    /** Schedules the next step. A clock that was set back causes no delay beyond the usual interval. */
    const plan = (): void => {
        clearTimeout(timer);
        if (!known.open || known.state === 'released') return;
        const within = (due: number, most: number): number => Math.min(most, Math.max(0, due - Date.now()));
        timer = known.owner
            ? setTimeout(() => void check(), within(known.checkedAt + CHECK_MS, CHECK_MS))
            : setTimeout(askOwner, within(known.lastReplyAt + SILENT_MS, SILENT_MS));
    };

    /** Nothing was heard from the owner: ask it, and check from this tab if there is no reply. */
    const askOwner = (): void => {
        clearTimeout(timer);
        const asked = Date.now();
        say({ kind: 'ask' });
        timer = setTimeout(() => {
            if (known.lastReplyAt < asked) void check();
            else plan();
        }, TIMEOUT_MS);
    };

    const ask = async (abort: AbortSignal): Promise<void> => {
        const begun = Date.now();
        known.checkedAt = begun;
        let result: SessionState;
        try {
            result = await validate(abort);
        } catch {
            result = 'checkFailed';
        }
        // Another tab may have announced a newer result in the meantime.
        if (abort.aborted || known.checkedAt > begun) return;
        known.lastReplyAt = Date.now();
        show(result);
        notify();
    };

    /** Asks the server now, once at a time. Never rejects. */
    const check = (): Promise<void> => {
        if (running) return running.done;
        const abort = new AbortController();
        const done = ask(abort.signal).finally(() => {
            if (running?.abort === abort) running = null;
            if (!abort.signal.aborted) plan();
        });
        running = { abort, done };
        return done;
    };

    /** Drops a check that is under way: its result would be obsolete. */
    const drop = (): void => {
        running?.abort.abort();
        running = null;
    };

    /** Drops the check, and schedules no other one. */
    const stop = (): void => {
        drop();
        clearTimeout(timer);
    };

    const planUnlessRunning = (): void => {
        if (!running) plan();
    };

    /** Takes over the outcome of another tab's check. */
    const follow = ({ owner, state, checkedAt }: Answer): void => {
        const news = checkedAt > known.checkedAt && state !== 'loading';
        if (news || owner) known.lastReplyAt = Date.now();
        if (news) {
            known.checkedAt = checkedAt;
            show(state);
        }
        planUnlessRunning();
    };

    return { known, notify, show, plan, planUnlessRunning, askOwner, check, follow, drop, stop };
}
