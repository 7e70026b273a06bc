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
        if (!element || count === 0) return;
        element.removeAttribute('data-head');
        element.style.removeProperty('--foot');
        const own = element.getBoundingClientRect();
        const feet = [...document.querySelectorAll(FOOT)]
            .map(foot => foot.getBoundingClientRect())
            .filter(foot => foot.height > 0 && foot.bottom > own.top && foot.top < innerHeight)
            .filter(foot => foot.left < own.right && own.left < foot.right);
        const top = Math.min(innerHeight, ...feet.map(foot => foot.top - GAP));
        element.style.setProperty('--foot', `${Math.max(0, innerHeight - top)}px`);
        const active = document.activeElement;
        const changed = active?.closest('[role=row],li,tr,form') ?? active;
        if (!changed || changed.contains(element) || element.contains(active) || changed.id === 'main') return;
        element.toggleAttribute('data-head', meets(element.getBoundingClientRect(), changed.getBoundingClientRect()));
    }, [count]);
    return place;
}
