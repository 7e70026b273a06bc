import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import * as session from '#authProvider/session';

/**
 * Asks before a page is left while it works: the browser asks before a reload, and the caller, with the returned functions, before another
 * page opens. The end of the session leaves the page without asking. Returns null while no navigation is blocked.
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
    // The work ended while the question was shown: there is no longer a reason to block.
    useEffect(() => {
        if (!working && blocker.state === 'blocked') blocker.reset();
    }, [working, blocker]);
    return working && blocker.state === 'blocked' ? { stay: blocker.reset, leave: blocker.proceed } : null;
}
