import { createContext, useContext, useEffect, useState } from 'react';
import type { AcademyState } from '#dataProvider/types';

/**
 * The academy session for the pages (ACADEMY-7): `true` when valid, otherwise the server's reason; `loading` until the first check is
 * answered, `checkFailed` when the last check got no response.
 */
export type SessionState = true | AcademyState | 'loading' | 'checkFailed';

export interface AcademySession {
    state: SessionState;
    /** "Refresh the licence": ends the session wherever it is held, then claims it here. Never rejects: the state shows the outcome. */
    refresh(): Promise<void>;
    /** Asks the server again. Never rejects. */
    check(): Promise<void>;
}

export const AcademySessionContext = createContext<AcademySession | null>(null);

/**
 * The academy session of this page, which AcademyFrame provides. Academy queries have keys that begin with `academy`: those that depend on
 * the session are read again when it begins or ends (readAnew).
 */
export function useAcademySession(): AcademySession {
    const session = useContext(AcademySessionContext);
    if (!session) throw new Error('useAcademySession works inside AcademyFrame only.');
    return session;
}

/**
 * Whether the session's state is known, or `patience` milliseconds have passed. Lists that show what is locked are read only then:
 * otherwise they would have to be read twice.
 */
export function useSessionKnown(patience: number): boolean {
    const loading = useAcademySession().state === 'loading';
    const [late, setLate] = useState(false);
    useEffect(() => {
        if (!loading) return undefined;
        const timer = setTimeout(() => setLate(true), patience);
        return () => clearTimeout(timer);
    }, [loading, patience]);
    return late || !loading;
}
