import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { entryOf, entryToRepeat, noteVisit, positionOf } from '../shared/visits';

/** Pause in scrolling, in milliseconds, after which the position is saved (LIST-8). */
const PAUSE_MS = 250;
/** How long to wait for the page to grow to the saved position, in milliseconds: as long as a list may take to be read. */
const TIMEOUT_MS = 30_000;
/** What the user does who wants to be elsewhere. */
const GIVES_UP = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Whether this document was opened by its URL rather than by a reload or Back, so that no position is restored. */
const openedAfresh = (): boolean => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.type === 'navigate';
};

/**
 * Scrolls to `top` (px) as soon as the page is long enough, and again if it was so for a moment only, e.g. with the placeholder of its rows.
 * Gives up when the user does something or after `TIMEOUT_MS`.
 */
function scrollWhenPossible(top: number): () => void {
    let isThere = false;
    const attempt = (): void => {
        const reach = Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
        if (isThere && reach >= top) return;
        isThere = reach >= top;
        window.scrollTo(0, Math.min(top, reach));
    };
    const growth = new ResizeObserver(attempt);
    const timer = setTimeout(() => stop(), TIMEOUT_MS);
    const stop = (): void => {
        growth.disconnect();
        clearTimeout(timer);
        for (const event of GIVES_UP) window.removeEventListener(event, stop);
    };
    for (const event of GIVES_UP) window.addEventListener(event, stop, { passive: true });
    growth.observe(document.body);
    attempt();
    return stop;
}

/**
 * Saves the scroll position of each history entry, and restores it on back, forward and reload, and for links made with `asLeft`. A new
 * page starts at the top; changing only the query (sort, search) does not scroll. Mounted once, by the layout.
 */
export function useScrollPosition(): void {
    const location = useLocation();
    const { pathname, search } = location;
    const entry = entryOf(location);
    const address = pathname + search;
    const repeated = entryToRepeat(location.state);
    const cameBack = useNavigationType() === NavigationType.Pop;

    useEffect(() => {
        window.history.scrollRestoration = 'manual';
        return () => {
            window.history.scrollRestoration = 'auto';
        };
    }, []);

    // Before the recording effect below, which must not record this jump as scrolling on the previous page.
    const page = useRef<string | null>(null);
    const stop = useRef(() => {});
    useEffect(() => {
        const first = page.current === null;
        const newPage = page.current !== pathname;
        page.current = pathname;
        // Another query goes on waiting for the page to grow.
        if (!newPage && !cameBack) return;
        const from = cameBack ? entry : repeated;
        stop.current();
        stop.current = scrollWhenPossible(from === undefined || (first && openedAfresh()) ? 0 : (positionOf(from) ?? 0));
    }, [entry, pathname, cameBack, repeated]);
    useEffect(() => () => stop.current(), []);

    useEffect(() => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const onScroll = (): void => {
            clearTimeout(timer);
            timer = setTimeout(() => noteVisit(entry, address, window.scrollY), PAUSE_MS);
        };
        // An entry that replaced another one inherits its position.
        if (window.scrollY > 0 && positionOf(entry) === undefined) onScroll();
        noteVisit(entry, address);
        window.addEventListener('scroll', onScroll, { passive: true });
        return () => {
            clearTimeout(timer);
            window.removeEventListener('scroll', onScroll);
        };
    }, [entry, address]);
}
