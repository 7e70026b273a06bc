import { FOCUS_HOME, focusableIn } from './focus';

/** An element of a page and its siblings. */
interface Neighbours {
    element: Element;
    next: Element | null;
    previous: Element | null;
}

/** Returns an element and its ancestors on the page, each with its siblings, innermost first. */
export function neighboursOf(element: Element): readonly Neighbours[] {
    const neighbours: Neighbours[] = [];
    for (let part: Element | null = element; part?.closest('main *'); part = part.parentElement)
        neighbours.push({ element: part, next: part.nextElementSibling, previous: part.previousElementSibling });
    return neighbours;
}

/**
 * Returns the first control after the removed part of the page, or the last one before it, or the list around it; undefined when there is
 * none of them.
 */
export function nearestToRemoved(neighbours: readonly Neighbours[]): HTMLElement | undefined {
    const at = neighbours.findLastIndex(({ element }) => !element.isConnected);
    const removed = neighbours[at];
    const home = neighbours[at + 1]?.element.closest<HTMLElement>(FOCUS_HOME) ?? undefined;
    const controlsOf = (part: Element | null | undefined) =>
        part instanceof HTMLElement && part.isConnected ? focusableIn(part) : [];
    return controlsOf(removed?.next)[0] ?? controlsOf(removed?.previous).at(-1) ?? home;
}
