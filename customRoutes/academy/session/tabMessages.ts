import { SUPPORT_WINDOWS } from '#storage/build';
import { local, sessionHome } from '#storage/storage';
import type { SessionState } from './useAcademySession';

/** The messages between the academy's tabs (ACADEMY-8). */

/** Name of the channel and of the session owner's lock. A window with a session of its own gets its own name. */
export const ACADEMY_TABS = SUPPORT_WINDOWS && sessionHome !== local ? `academy-session-${Math.random()}` : 'academy-session';

/** `from` is the tab's own id. */
export type TabMessage = { from: string } & (
    | /** a tab has opened, or asks whether the owner is still there */ { kind: 'ask' }
    | /** a check was answered at `checkedAt` (epoch ms), or the reply to `ask`; `owner`: sent by the owner */ {
          kind: 'tell';
          owner: boolean;
          state: SessionState;
          checkedAt: number;
      }
    | /** the reply to a `tell`: this tab is there */ { kind: 'here' }
    | /** a tab closes; `ended`: it knew of no other and ended the session */ { kind: 'bye'; ended: boolean }
);

/** What a tab says; the channel adds who. */
export type Said = TabMessage extends infer Each ? (Each extends TabMessage ? Omit<Each, 'from'> : never) : never;

/** Whether it is a message of this version of the portal; tabs of another version may be open. */
export function isTabMessage(data: unknown): data is TabMessage {
    if (typeof data !== 'object' || data === null || !('from' in data) || !('kind' in data)) return false;
    if (data.kind === 'tell') return 'state' in data && 'checkedAt' in data && typeof data.checkedAt === 'number';
    return data.kind === 'ask' || data.kind === 'here' || data.kind === 'bye';
}
