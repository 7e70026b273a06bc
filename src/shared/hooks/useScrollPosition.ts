import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { perTab } from '../../config/storage';

/** Scrolling has to rest this long before its position is saved (specification 1, section 9). */
const PAUSE_MS = 250;
/** How long a page may take to grow until the saved position can be reached. */
const PATIENCE_MS = 3000;
const KEY = 'scroll-positions';
/** Older history entries than these are forgotten. */
const KEPT = 50;

const isPositions = (value: unknown): value is [string, number][] =>
    Array.isArray(value) &&
    value.every(entry => Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number');

let positions: Map<string, number> | null = null;

function saved(): Map<string, number> {
    positions ??= new Map(perTab.getJson(KEY, isPositions) ?? []);
    return positions;
}

function save(key: string, position: number): void {
    const all = saved();
    all.delete(key);
    all.set(key, position);
    while (all.size > KEPT) all.delete(all.keys().next().value ?? '');
    perTab.setJson(KEY, [...all]);
}

/** Scrolls to `top` (px) as soon as the page is long enough; gives up when the person scrolls or the time is over. */
function scrollWhenPossible(top: number): () => void {
    const attempt = (): void => {
        const reach = Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
        window.scrollTo(0, Math.min(top, reach));
        if (reach >= top) stop();
    };
    const growth = new ResizeObserver(attempt);
    const timer = setTimeout(() => stop(), PATIENCE_MS);
    const stop = (): void => {
        growth.disconnect();
        clearTimeout(timer);
        window.removeEventListener('wheel', stop);
        window.removeEventListener('touchmove', stop);
        window.removeEventListener('keydown', stop);
    };
    window.addEventListener('wheel', stop, { passive: true });
    window.addEventListener('touchmove', stop, { passive: true });
    window.addEventListener('keydown', stop);
    growth.observe(document.body);
    attempt();
    return stop;
}

/**
 * Keeps the scroll position of each history entry: saved after a pause, restored on back, forward and reload. A new page begins
 * at its top; a change of the query alone (sort, search) leaves the page where it is. Mounted once, by the layout.
 */
export function useScrollPosition(): void {
    const { key, pathname } = useLocation();
    const cameBack = useNavigationType() === NavigationType.Pop;

    useEffect(() => {
        window.history.scrollRestoration = 'manual';
        return () => {
            window.history.scrollRestoration = 'auto';
        };
    }, []);

    // Before the recorder below, which must not take the jump for the person's scrolling on the page before.
    const page = useRef<string | null>(null);
    useEffect(() => {
        const newPage = page.current !== pathname;
        page.current = pathname;
        if (cameBack) return scrollWhenPossible(saved().get(key) ?? 0);
        if (newPage) window.scrollTo(0, 0);
        return undefined;
    }, [key, pathname, cameBack]);

    useEffect(() => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const onScroll = (): void => {
            clearTimeout(timer);
            timer = setTimeout(() => save(key, window.scrollY), PAUSE_MS);
        };
        // An entry that replaced another one inherits its position.
        if (window.scrollY > 0 && !saved().has(key)) onScroll();
        window.addEventListener('scroll', onScroll, { passive: true });
        return () => {
            clearTimeout(timer);
            window.removeEventListener('scroll', onScroll);
        };
    }, [key]);
}
