import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Runs the action that the finder requested when it opened this page (`Offer.ask`), once: not again after a reload or Back.
 * @param ready whether the page can run it; it waits until then
 */
export function useRequestedAction(ask: string, act: () => void, ready = true): void {
    const location = useLocation();
    const { pathname, search } = location;
    const navigate = useNavigate();
    const asked = (location.state as { ask?: unknown } | null)?.ask === ask;
    const start = useEffectEvent(act);
    useEffect(() => {
        if (!asked || !ready) return;
        start();
        void navigate(pathname + search, { replace: true, state: null });
    }, [asked, ready, navigate, pathname, search]);
}
