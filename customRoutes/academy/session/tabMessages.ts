import type { SessionState } from './useAcademySession';

/** What the academy's tabs tell each other (specification 2, section 4, "Academy tabs"). */

/** Name of the channel, and of the lock that the owner of the session holds. */
export const ACADEMY_TABS = 'academy-session';

/** `from` is the tab's own id. */
export type TabMessage = { from: string } & (
    | /** a tab has come, or doubts that the owner is still there */ { kind: 'ask' }
    | /** a check was answered at `checkedAt` (epoch milliseconds), or the answer to `ask`; `owner`: by the tab that checks */ {
          kind: 'tell';
          owner: boolean;
          state: SessionState;
          checkedAt: number;
      }
    | /** the answer to a `tell`: who is there */ { kind: 'here' }
    | /** a tab leaves; `ended`: it took itself for the last one and ended the session */ { kind: 'bye'; ended: boolean }
);

/** Whether it is a message of this version of the portal; tabs of another version may be open. */
export function isTabMessage(data: unknown): data is TabMessage {
    if (typeof data !== 'object' || data === null || !('from' in data) || !('kind' in data)) return false;
    if (data.kind === 'tell') return 'state' in data && 'checkedAt' in data && typeof data.checkedAt === 'number';
    return data.kind === 'ask' || data.kind === 'here' || data.kind === 'bye';
}

/** A channel to the other tabs, or null where the browser has none. */
export function openTabChannel(): BroadcastChannel | null {
    try {
        return new BroadcastChannel(ACADEMY_TABS);
    } catch {
        return null;
    }
}

/** The browser's locks, or undefined where it has none (an insecure address, an old browser). */
export const tabLocks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;
