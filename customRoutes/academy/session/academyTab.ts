import type { AcademyState } from '#dataProvider/types';
import { tabLocks, waitToLead } from '#src/shared/tabs/leader';
import { CHECK_MS, createChecks } from './checks';
import { createOpenTabs } from './openTabs';
import { ACADEMY_TABS } from './tabMessages';
import type { SessionState } from './useAcademySession';

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
    let visit: AbortController | null = null;
    const tabs = createOpenTabs({
        onAsk: () => checks.notify(),
        onTell: message => checks.follow(message),
        onEnded: () => {
            // The session ends in 15 s unless a tab checks it.
            known.checkedAt = 0;
            if (known.owner) void check();
        },
    });
    const checks = createChecks({ validate, onChange, say: tabs.say });
    const { known, check } = checks;

    const refresh = async (): Promise<void> => {
        checks.stop();
        const failed = await end({ immediate: true }).then(
            () => false,
            () => true,
        );
        if (!known.open) return;
        // A check that began in the meantime may predate the end.
        checks.drop();
        if (!failed) return check();
        checks.show('checkFailed');
        known.checkedAt = Date.now();
        checks.notify();
        checks.plan();
    };

    const release = async (): Promise<boolean> => {
        checks.stop();
        try {
            await end({ immediate: true });
        } catch {
            checks.plan();
            return false;
        }
        if (!known.open) return true;
        // A check that began in the meantime may have claimed it again.
        checks.stop();
        known.checkedAt = Date.now();
        checks.show('released');
        checks.notify();
        return true;
    };

    const own = (): void => {
        known.owner = true;
        if (known.state === 'released') return;
        if (Date.now() - known.checkedAt >= CHECK_MS) void check();
        else checks.plan();
    };

    /**
     * Catches up after sleep or a long time in the background, when timers do not run. Repeats a failed check when the browser is online
     * again.
     */
    const wake = ({ type }: Event): void => {
        if (document.visibilityState === 'hidden' || known.state === 'released') return;
        const overdue = Date.now() - known.checkedAt > CHECK_MS;
        if (known.owner && (overdue || (type === 'online' && known.state === 'checkFailed'))) void check();
        else checks.planUnlessRunning();
    };

    const join = (): void => {
        if (visit) return;
        visit = new AbortController();
        const { signal } = visit;
        Object.assign(known, { open: true, owner: false, checkedAt: 0, lastReplyAt: 0 });
        const reachesOthers = tabs.open();
        document.addEventListener('visibilitychange', wake, { signal });
        window.addEventListener('online', wake, { signal });
        if (tabLocks() && reachesOthers) {
            checks.askOwner();
            waitToLead({ name: ACADEMY_TABS, signal, lead: own });
        } else {
            tabs.say({ kind: 'ask' });
            own();
        }
    };

    const leave = (): void => {
        if (!visit) return;
        checks.stop();
        const ended = tabs.isAlone() && mayHold(known.state);
        tabs.say({ kind: 'bye', ended });
        tabs.close();
        visit.abort();
        visit = null;
        known.open = false;
        if (ended) void end({ keepalive: true }).catch(() => undefined);
    };

    return { join, leave, check, refresh, release };
}
