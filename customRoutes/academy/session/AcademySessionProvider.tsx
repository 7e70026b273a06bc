import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import * as session from '#authProvider/session';
import { createAcademyTab, type AcademyTab } from './academyTab';
import { refetchLocked, refetchUnlocked } from './refetchContent';
import { AcademySessionContext, type SessionState } from './useAcademySession';
import { usePortalDataProvider } from '#src/shared/hooks/usePortalDataProvider';

/** How long, in milliseconds, a check waits at most for the end of the last visit's session. */
const END_MS = 2000;
let ending: Promise<unknown> = Promise.resolve();

/**
 * Provides the academy session while the academy is open in this tab (ACADEMY-8). Leaving the academy ends it, so that the user's other
 * devices can claim it.
 */
export function AcademySessionProvider({ children }: { children: ReactNode }) {
    const provider = usePortalDataProvider();
    const [state, setState] = useState<SessionState>('loading');
    const tab = useRef<AcademyTab | null>(null);
    const queries = useQueryClient();

    useEffect(() => {
        const token = session.getToken();
        let shown: SessionState = 'loading';
        let valid = false;
        // Refetches before publishing the state, so that queries waiting for the state do not run twice. A failed check changes nothing.
        const onChange = (next: SessionState): void => {
            if (next === true && shown !== true) void refetchUnlocked(queries);
            if (valid && next !== true && next !== 'checkFailed') void refetchLocked(queries);
            if (next !== 'checkFailed') valid = next === true;
            shown = next;
            setState(next);
        };
        const own = createAcademyTab({
            // On a quick return the last visit's session may still be ending: a check would be refused, or accepted and then ended.
            validate: async signal => {
                await ending;
                signal.throwIfAborted();
                return provider.validateAcademySession({ signal });
            },
            // After a sign-out, or a sign-in as somebody else, this tab has no session to end.
            end: async how => {
                if (session.getToken() !== token) return;
                const done = provider.endAcademySession(how);
                ending = Promise.race([done.catch(() => undefined), new Promise(resolve => setTimeout(resolve, END_MS))]);
                await done;
            },
            onChange,
        });
        tab.current = own;
        // A page in the back/forward cache may never be shown again, so it counts as closed until it is.
        const returned = ({ persisted }: PageTransitionEvent): void => {
            if (persisted) own.join();
        };
        own.join();
        window.addEventListener('pagehide', own.leave);
        window.addEventListener('pageshow', returned);
        return () => {
            window.removeEventListener('pagehide', own.leave);
            window.removeEventListener('pageshow', returned);
            own.leave();
        };
    }, [provider, queries]);

    const shared = useMemo(
        () => ({
            state,
            refresh: async () => tab.current?.refresh(),
            check: async () => tab.current?.check(),
            release: async () => (await tab.current?.release()) === true,
        }),
        [state],
    );
    return <AcademySessionContext value={shared}>{children}</AcademySessionContext>;
}
