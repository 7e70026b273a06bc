import { useLayoutEffect, useRef, type RefObject } from 'react';

/** px between the bar and the bottom of the window */
const GAP = 8;

/**
 * For a bar with the style of footBar.module.css: keeps `--p-bar` at the height that it takes from the window, in px, so that focused elements
 * are scrolled clear of it (base.css). Returns the bar's ref.
 */
export function useFootBar<Bar extends HTMLElement>(isShown = true): RefObject<Bar | null> {
    const bar = useRef<Bar>(null);
    useLayoutEffect(() => {
        const element = bar.current;
        if (!element || !isShown) return undefined;
        const { style } = document.documentElement;
        const growth = new ResizeObserver(() => style.setProperty('--p-bar', `${element.offsetHeight + GAP}px`));
        growth.observe(element);
        return () => {
            growth.disconnect();
            style.removeProperty('--p-bar');
        };
    }, [isShown]);
    return bar;
}
