import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Elements fixed to the bottom of the window; toasts appear above them. */
const FOOT = '[data-foot],[data-academy-panel]';
/** Distance in px between toasts and the elements that they avoid. */
const GAP = 8;

const meets = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Keeps toasts from covering important elements: they appear above bars at the bottom of the window, and are at the top only while they would
 * cover the focused element or its row there, which is what the user just changed. `count` is the number of toasts. Returns the ref of their
 * container.
 */
export function useToastPlace(count: number): RefObject<HTMLElement | null> {
    const place = useRef<HTMLElement>(null);
    useLayoutEffect(() => {
        const element = place.current;
        if (!element || count === 0) return undefined;
        placeAboveFoot(element);
        evade(element);
        // A bottom bar is in the page's flow, so the page grows when it appears.
        const growth = new ResizeObserver(() => placeAboveFoot(element));
        growth.observe(document.body);
        let frame = 0;
        // The focused element is scrolled into view first.
        const follow = () => {
            cancelAnimationFrame(frame);
            frame = requestAnimationFrame(() => {
                // A toast that is being used stays where it is.
                const used = element.contains(document.activeElement) || element.matches(':hover');
                if (!used) evade(element);
            });
        };
        document.addEventListener('focusin', follow);
        document.addEventListener('focusout', follow);
        return () => {
            growth.disconnect();
            cancelAnimationFrame(frame);
            document.removeEventListener('focusin', follow);
            document.removeEventListener('focusout', follow);
        };
    }, [count]);
    return place;
}

function placeAboveFoot(element: HTMLElement): void {
    const own = element.getBoundingClientRect();
    const tops = [...document.querySelectorAll(FOOT)]
        .map(foot => foot.getBoundingClientRect())
        .filter(foot => foot.height > 0 && foot.top < innerHeight && foot.left < own.right && own.left < foot.right)
        .map(foot => foot.top - GAP);
    element.style.setProperty('--foot', `${Math.max(0, innerHeight - Math.min(innerHeight, ...tops))}px`);
}

/** Shows the toasts at the top if they cover the focus at the bottom and would not there, else at the bottom. */
function evade(element: HTMLElement): void {
    element.removeAttribute('data-head');
    if (!coversWhatWasChanged(element)) return;
    element.setAttribute('data-head', '');
    if (coversWhatWasChanged(element)) element.removeAttribute('data-head');
}

function coversWhatWasChanged(element: HTMLElement): boolean {
    const active = document.activeElement;
    const changed = active?.closest('[role=row],li,tr') ?? active?.closest('button,a,input,textarea,select');
    if (!changed || element.contains(changed)) return false;
    return meets(element.getBoundingClientRect(), changed.getBoundingClientRect());
}
