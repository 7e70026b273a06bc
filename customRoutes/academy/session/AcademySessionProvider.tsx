import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import * as session from '../../../authProvider/session';
import type { PortalDataProvider } from '../../../dataProvider';
import { createAcademyTab, type AcademyTab } from './academyTab';
import { AcademySessionContext, type SessionState } from './useAcademySession';

/** Every query of the academy has a key that begins so. */
const ACADEMY_KEY = ['academy'] as const;

/**
 * Holds the academy session while the academy is open in this tab (specification 2, section 4). Leaving the academy is closing it: the
 * tab goes on to other pages of the portal, and the session is free for another device of the person.
 */
export function AcademySessionProvider({ children }: { children: ReactNode }) {
    const provider = useDataProvider<PortalDataProvider>();
    const [state, setState] = useState<SessionState>('loading');
    const tab = useRef<AcademyTab | null>(null);
    useUnlocking(state);

    useEffect(() => {
        const token = session.getToken();
        const own = createAcademyTab({
            validate: signal => provider.validateAcademySession({ signal }),
            // After a sign-out, or somebody else's sign-in, there is nothing of this tab's to end.
            end: async how => {
                if (session.getToken() === token) await provider.endAcademySession(how);
            },
            onChange: setState,
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
    }, [provider]);

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

/** What is locked changes with the session: what was read before is read anew. A check that failed says nothing about it. */
function useUnlocking(state: SessionState): void {
    const queries = useQueryClient();
    const open = useRef(false);
    useEffect(() => {
        if (state === 'loading' || state === 'checkFailed' || open.current === (state === true)) return;
        open.current = state === true;
        void readAnew(queries, open.current);
    }, [state, queries]);
}

type Concerned = (query: Query) => boolean;

async function readAnew(queries: QueryClient, unlocked: boolean): Promise<void> {
    if (!unlocked) return queries.invalidateQueries({ queryKey: ACADEMY_KEY });
    // A first read that is under way may come back locked, and would not be repeated. Tags are never locked.
    const unread: Concerned = ({ queryKey, state: { data } }) => data === undefined && queryKey[1] !== 'tags';
    await queries.cancelQueries({ queryKey: ACADEMY_KEY, predicate: unread });
    return queries.invalidateQueries({
        queryKey: ACADEMY_KEY,
        predicate: query => unread(query) || JSON.stringify(query.state.data ?? null).includes('"locked":true'),
    });
}
