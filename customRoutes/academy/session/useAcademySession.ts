import { createContext, useContext } from 'react';
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
 * The academy session of this page, which AcademyFrame provides. Academy queries have keys that begin with `academy`: they are read
 * anew when the session begins or ends, because what is locked changes with it.
 */
export function useAcademySession(): AcademySession {
    const session = useContext(AcademySessionContext);
    if (!session) throw new Error('useAcademySession works inside AcademyFrame only.');
    return session;
}
