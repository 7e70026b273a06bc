import type { AcademyState } from '#dataProvider/types';
import { openChannel } from '#src/shared/tabs/channel';
import { tabLocks, waitToLead } from '#src/shared/tabs/leader';
import { ACADEMY_TABS, isTabMessage, type TabMessage } from './tabMessages';
import type { SessionState } from './useAcademySession';

/** How often the session is checked (ACADEMY-8), in milliseconds. */
export const CHECK_MS = 60_000;
/** A tab that has not heard from the owner for this long (milliseconds) asks whether it is still there. */
const SILENT_MS = CHECK_MS * 1.5;
/** How long the owner may take to reply, in milliseconds. */
const TIMEOUT_MS = 2000;
/** A tab that has been silent for this long (milliseconds) counts as closed: a crashed tab cannot announce it. */
const GONE_MS = CHECK_MS * 2.5;

export interface AcademyTabParts {
    /** asks the server; rejects when there is no response */
    validate(signal: AbortSignal): Promise<true | AcademyState>;
    /** ends the session */
    end(how: { immediate?: boolean; keepalive?: boolean }): Promise<void>;
    onChange(state: SessionState): void;
}

export interface AcademyTab {
    /** Joins the other tabs; also called when the page returns from the back/forward cache. */
    join(): void;
    /** The academy was closed in this tab; the last tab ends the session. */
    leave(): void;
    /** Asks the server now. Never rejects. */
    check(): Promise<void>;
    /** Ends the session on whichever device has it, then claims it here. Never rejects. */
    refresh(): Promise<void>;
    /** Ends the session; no tab claims it again until one checks. Resolves with whether it ended; never rejects. */
    release(): Promise<boolean>;
}

/** Whether the server may have an academy session for this sign-in. */
const mayHold = (state: SessionState): boolean => state === true || state === 'loading' || state === 'checkFailed';

/**
 * Creates this tab's part in the academy session. The tab with the lock owns the session: only the owner asks the server, every 60 s, and
 * notifies the other tabs. When it closes, the browser passes the lock to the next tab. The last tab to close ends the session; the server
 * waits 15 s, so a reload preserves it. Without locks or a channel each tab works alone.
 */
export function createAcademyTab({ validate, end, onChange }: AcademyTabParts): AcademyTab {
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
    let visit: AbortController | null = null;
    let channel: BroadcastChannel | null = null;
    let owner = false;
    let state: SessionState = 'loading';
    /** when the last check began, in any tab; and when the owner was last heard from (epoch ms) */
    let checkedAt = 0;
    let lastReplyAt = 0;
    let running: { abort: AbortController; done: Promise<void> } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const others = new Map<string, number>();

    type Said = TabMessage extends infer Each ? (Each extends TabMessage ? Omit<Each, 'from'> : never) : never;
    const say = (message: Said): void => channel?.postMessage({ ...message, from: id });
    const notify = (): void => say({ kind: 'tell', owner, state, checkedAt });

    const show = (next: SessionState): void => {
        if (next === state) return;
        state = next;
        onChange(next);
    };

    /** Schedules the next step. A clock that was set back causes no delay beyond the usual interval. */
    const plan = (): void => {
        clearTimeout(timer);
        if (!visit || state === 'released') return;
        const within = (due: number, most: number): number => Math.min(most, Math.max(0, due - Date.now()));
        timer = owner
            ? setTimeout(() => void check(), within(checkedAt + CHECK_MS, CHECK_MS))
            : setTimeout(askOwner, within(lastReplyAt + SILENT_MS, SILENT_MS));
    };

    /** Nothing was heard from the owner: ask it, and check from this tab if there is no reply. */
    const askOwner = (): void => {
        clearTimeout(timer);
        const asked = Date.now();
        say({ kind: 'ask' });
        timer = setTimeout(() => {
            if (lastReplyAt < asked) void check();
            else plan();
        }, TIMEOUT_MS);
    };

    const ask = async (abort: AbortSignal): Promise<void> => {
        const begun = Date.now();
        checkedAt = begun;
        let result: SessionState;
        try {
            result = await validate(abort);
        } catch {
            result = 'checkFailed';
        }
        // Another tab may have announced a newer result in the meantime.
        if (abort.aborted || checkedAt > begun) return;
        lastReplyAt = Date.now();
        show(result);
        notify();
    };

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

    const stopCheck = (): void => {
        running?.abort.abort();
        running = null;
    };

    const refresh = async (): Promise<void> => {
        stopCheck();
        clearTimeout(timer);
        let failed = false;
        await end({ immediate: true }).catch(() => {
            failed = true;
        });
        if (!visit) return;
        // A check that began in the meantime may predate the end, so its result is obsolete.
        stopCheck();
        if (!failed) return check();
        show('checkFailed');
        checkedAt = Date.now();
        notify();
        plan();
    };

    const release = async (): Promise<boolean> => {
        stopCheck();
        clearTimeout(timer);
        try {
            await end({ immediate: true });
        } catch {
            plan();
            return false;
        }
        if (!visit) return true;
        // A check that began in the meantime may have claimed it again.
        stopCheck();
        checkedAt = Date.now();
        show('released');
        clearTimeout(timer);
        notify();
        return true;
    };

    const own = (): void => {
        owner = true;
        if (state === 'released') return;
        if (Date.now() - checkedAt >= CHECK_MS) void check();
        else plan();
    };

    const onMessage = ({ data }: MessageEvent<unknown>): void => {
        if (!isTabMessage(data) || data.from === id) return;
        if (data.kind === 'bye') {
            others.delete(data.from);
            if (!data.ended) return;
            // That tab did not know about this one. The session ends in 15 s unless a tab checks it.
            checkedAt = 0;
            if (owner) void check();
            return;
        }
        others.set(data.from, Date.now());
        if (data.kind === 'ask') notify();
        if (data.kind !== 'tell') return;
        say({ kind: 'here' });
        const news = data.checkedAt > checkedAt && data.state !== 'loading';
        if (news || data.owner) lastReplyAt = Date.now();
        if (news) {
            checkedAt = data.checkedAt;
            show(data.state);
        }
        if (!running) plan();
    };

    /**
     * Catches up after sleep or a long time in the background, when timers do not run. Repeats a failed check when the browser is online
     * again.
     */
    const wake = ({ type }: Event): void => {
        if (document.visibilityState === 'hidden' || state === 'released') return;
        const overdue = Date.now() - checkedAt > CHECK_MS;
        if (owner && (overdue || (type === 'online' && state === 'checkFailed'))) void check();
        else if (!running) plan();
    };

    const join = (): void => {
        if (visit) return;
        visit = new AbortController();
        const { signal } = visit;
        [owner, checkedAt, lastReplyAt] = [false, 0, 0];
        others.clear();
        channel = openChannel(ACADEMY_TABS);
        channel?.addEventListener('message', onMessage);
        document.addEventListener('visibilitychange', wake, { signal });
        window.addEventListener('online', wake, { signal });
        say({ kind: 'ask' });

        if (!tabLocks() || !channel) {
            own();
            return;
        }
        // The owner replies at once; without a reply this tab asks the server itself.
        timer = setTimeout(() => {
            if (lastReplyAt === 0) void check();
        }, TIMEOUT_MS);
        waitToLead({ name: ACADEMY_TABS, signal, lead: own });
    };

    const leave = (): void => {
        if (!visit) return;
        stopCheck();
        clearTimeout(timer);
        const alone = ![...others.values()].some(at => Date.now() - at < GONE_MS);
        const ended = alone && mayHold(state);
        say({ kind: 'bye', ended });
        channel?.close();
        channel = null;
        visit.abort();
        visit = null;
        if (ended) void end({ keepalive: true }).catch(() => undefined);
    };

    return { join, leave, check, refresh, release };
}
