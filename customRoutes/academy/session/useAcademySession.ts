import { createContext, useContext, useEffect, useState } from 'react';
import type { AcademyState } from '#dataProvider/types';

/**
 * The academy session for the pages (ACADEMY-7): `true` when valid, otherwise the server's reason; `loading` until the first check is
 * answered, `checkFailed` when the last check got no response, `released` once the person has freed the licence.
 */
export type SessionState = true | AcademyState | 'loading' | 'checkFailed' | 'released';

export interface AcademySession {
    state: SessionState;
    /**
     * "Refresh the licence": ends the session on whichever device has it, then claims it here. Never rejects: the state shows the outcome.
     */
    refresh(): Promise<void>;
    /** Asks the server again; claims a freed licence. Never rejects. */
    check(): Promise<void>;
    /** Ends the session for another device, and does not claim it again by itself. Resolves with whether it ended; never rejects. */
    release(): Promise<boolean>;
}

export const AcademySessionContext = createContext<AcademySession | null>(null);

/** The academy session, which AcademyFrame provides. Queries that depend on it are refetched when it begins or ends (refetchContent.ts). */
export function useAcademySession(): AcademySession {
    const session = useContext(AcademySessionContext);
    if (!session) throw new Error('useAcademySession works inside AcademyFrame only.');
    return session;
}

/**
 * Whether the session's state is known, or `timeout` milliseconds have passed. Reads that show what is locked wait for this, so that they
 * do not run twice.
 */
export function useSessionKnown(timeout: number): boolean {
    const loading = useAcademySession().state === 'loading';
    const [late, setLate] = useState(false);
    useEffect(() => {
        if (!loading) return undefined;
        const timer = setTimeout(() => setLate(true), timeout);
        return () => clearTimeout(timer);
    }, [loading, timeout]);
    return late || !loading;
}
