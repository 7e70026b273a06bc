import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import * as session from '../../../authProvider/session';

/**
 * Asks before a page is left that is at work: the browser before a reload, the caller, by what is answered, before another page opens.
 * The end of the session leads away unasked. Null while nobody wants to leave.
 */
export function useLeaveGuard(working: boolean): { stay(): void; leave(): void } | null {
    useEffect(() => {
        if (!working) return undefined;
        const ask = (event: BeforeUnloadEvent) => event.preventDefault();
        window.addEventListener('beforeunload', ask);
        return () => window.removeEventListener('beforeunload', ask);
    }, [working]);
    const blocker = useBlocker(
        ({ currentLocation, nextLocation }) =>
            working && currentLocation.pathname !== nextLocation.pathname && session.getToken() !== null,
    );
    // The work has ended while the question stood there: nothing is in the way any more.
    useEffect(() => {
        if (!working && blocker.state === 'blocked') blocker.reset();
    }, [working, blocker]);
    return working && blocker.state === 'blocked' ? { stay: blocker.reset, leave: blocker.proceed } : null;
}
