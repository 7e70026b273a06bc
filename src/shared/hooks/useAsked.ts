import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Does what the finder asked of this page when it led here (`Offer.ask`), once: not again after a reload, or on the way back.
 * @param ready whether the page can do it; until then it waits
 */
export function useAsked(ask: string, act: () => void, ready = true): void {
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
