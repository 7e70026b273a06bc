import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What stays at the foot of the window marks itself: messages stand above it. */
const FOOT = '[data-foot],[data-academy-panel]';
/** Pixels between a message and what it gives way to. */
const GAP = 8;

const meets = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Keeps messages clear of what matters: they stand above what stays at the foot of the window, and at its head while they would cover
 * what has the focus, or its row: it is what was just changed. `count` = messages. Answers the ref of their place.
 */
export function useToastPlace(count: number): RefObject<HTMLElement | null> {
    const place = useRef<HTMLElement>(null);
    useLayoutEffect(() => {
        const element = place.current;
        if (!element || count === 0) return undefined;
        element.removeAttribute('data-head');
        standAboveFoot(element);
        element.toggleAttribute('data-head', coversWhatWasChanged(element));
        // What stays at the foot lies in the flow of the page: it makes the page longer when it comes.
        const growth = new ResizeObserver(() => standAboveFoot(element));
        growth.observe(document.body);
        return () => growth.disconnect();
    }, [count]);
    return place;
}

function standAboveFoot(element: HTMLElement): void {
    const own = element.getBoundingClientRect();
    const tops = [...document.querySelectorAll(FOOT)]
        .map(foot => foot.getBoundingClientRect())
        .filter(foot => foot.height > 0 && foot.top < innerHeight && foot.left < own.right && own.left < foot.right)
        .map(foot => foot.top - GAP);
    element.style.setProperty('--foot', `${Math.max(0, innerHeight - Math.min(innerHeight, ...tops))}px`);
}

function coversWhatWasChanged(element: HTMLElement): boolean {
    const active = document.activeElement;
    const changed = active?.closest('[role=row],li,tr') ?? active?.closest('button,a,input,textarea,select');
    if (!changed || element.contains(changed)) return false;
    return meets(element.getBoundingClientRect(), changed.getBoundingClientRect());
}
