import { createContext, useContext, useEffect, useState } from 'react';
import type { AcademyState } from '../../../dataProvider/types';

/**
 * The academy session as the pages see it (specification 2, section 4): `true` when valid, the server's reason otherwise; `loading`
 * until the first check is answered, `checkFailed` when the last check got no answer.
 */
export type SessionState = true | AcademyState | 'loading' | 'checkFailed';

export interface AcademySession {
    state: SessionState;
    /** "Refresh the licence": ends the session wherever it is held, then takes it here. Never rejects: the state tells. */
    refresh(): Promise<void>;
    /** Asks the server again. Never rejects. */
    check(): Promise<void>;
}

export const AcademySessionContext = createContext<AcademySession | null>(null);

/**
 * The academy session of this page, which AcademyFrame provides. Academy queries have keys that begin with `academy`: those whose
 * answer depends on it are read again when it begins or ends (readAnew).
 */
export function useAcademySession(): AcademySession {
    const session = useContext(AcademySessionContext);
    if (!session) throw new Error('useAcademySession works inside AcademyFrame only.');
    return session;
}

/**
 * Whether the state of the session is known, or has been waited for long enough (milliseconds). Lists that tell what is locked are read
 * then: before, they would have to be read a second time.
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
