import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import * as session from '../../../authProvider/session';
import type { PortalDataProvider } from '../../../dataProvider';
import { createAcademyTab, type AcademyTab } from './academyTab';
import { readLocked, readUnlocked } from './readAnew';
import { AcademySessionContext, type SessionState } from './useAcademySession';

/** The end of a session that is on its way, waited for no longer than this (milliseconds). */
const END_MS = 2000;
let ending: Promise<unknown> = Promise.resolve();

/**
 * Holds the academy session while the academy is open in this tab (specification 2, section 4). Leaving the academy is closing it: the
 * tab goes on to other pages of the portal, and the session is free for another device of the person.
 */
export function AcademySessionProvider({ children }: { children: ReactNode }) {
    const provider = useDataProvider<PortalDataProvider>();
    const [state, setState] = useState<SessionState>('loading');
    const tab = useRef<AcademyTab | null>(null);
    const queries = useQueryClient();

    useEffect(() => {
        const token = session.getToken();
        let shown: SessionState = 'loading';
        let valid = false;
        // Before anybody is told, so that what waits for the state is not among what is read again. A check that failed says nothing.
        const onChange = (next: SessionState): void => {
            if (next === true && shown !== true) void readUnlocked(queries);
            if (valid && next !== true && next !== 'checkFailed') void readLocked(queries);
            if (next !== 'checkFailed') valid = next === true;
            shown = next;
            setState(next);
        };
        const own = createAcademyTab({
            // One who comes back while the end of the last visit is on its way would be refused, or ended after being let in.
            validate: async signal => {
                await ending;
                return provider.validateAcademySession({ signal });
            },
            // After a sign-out, or somebody else's sign-in, there is nothing of this tab's to end.
            end: async how => {
                if (session.getToken() !== token) return;
                const done = provider.endAcademySession(how);
                ending = Promise.race([done.catch(() => undefined), new Promise(resolve => setTimeout(resolve, END_MS))]);
                await done;
            },
            onChange,
        });
        tab.current = own;
        // A page that the browser keeps for "back" may never return: it counts as closed until it does.
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
        }),
        [state],
    );
    return <AcademySessionContext value={shared}>{children}</AcademySessionContext>;
}
