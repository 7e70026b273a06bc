import { focusableIn } from './focus';

/** An element of a page with its siblings. */
interface Stand {
    element: Element;
    next: Element | null;
    previous: Element | null;
}

/** Returns the siblings of an element and of all its ancestors on the page, innermost first. */
export function standOf(element: Element): readonly Stand[] {
    const stands: Stand[] = [];
    for (let part: Element | null = element; part?.closest('main *'); part = part.parentElement)
        stands.push({ element: part, next: part.nextElementSibling, previous: part.previousElementSibling });
    return stands;
}

/**
 * Returns the first control after what was removed with the element, or the last one before it; undefined when its neighbours were removed,
 * too.
 */
export function besideRemoved(stands: readonly Stand[]): HTMLElement | undefined {
    const removed = stands.findLast(({ element }) => !element.isConnected);
    const controlsOf = (part: Element | null | undefined) =>
        part instanceof HTMLElement && part.isConnected ? focusableIn(part) : [];
    return controlsOf(removed?.next)[0] ?? controlsOf(removed?.previous).at(-1);
}
