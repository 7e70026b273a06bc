/**
 * The open modals, the topmost last. Everything else on the page is inert, so that neither pointer, keyboard nor screen reader gets behind
 * a modal. Toasts stay interactive (`data-toasts`), and so do menus that the modal itself opens.
 */
const stack: HTMLElement[] = [];
const silenced = new Set<Element>();

/** Keeps the page behind a modal from scrolling; the space of a classic scrollbar is preserved, so that nothing moves. */
function lockScrolling(locked: boolean): void {
    const { style, clientWidth } = document.documentElement;
    if (locked && style.overflow === '') style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
    style.overflow = locked ? 'hidden' : '';
    if (!locked) style.scrollbarGutter = '';
}

function refresh(): void {
    const top = stack.at(-1);
    lockScrolling(top !== undefined);
    silenced.forEach(element => element.removeAttribute('inert'));
    silenced.clear();
    if (!top) return;
    for (const element of document.body.children) {
        if (element === top || element.hasAttribute('data-toasts') || element.hasAttribute('inert')) continue;
        element.setAttribute('inert', '');
        silenced.add(element);
    }
}

/** Adds a modal (a child of body) on top; returns a function that removes it. */
export function addLayer(layer: HTMLElement): () => void {
    stack.push(layer);
    refresh();
    return () => {
        stack.splice(stack.indexOf(layer), 1);
        refresh();
    };
}

/** Whether this modal is the topmost one, which alone handles keys. */
export const isTopLayer = (layer: HTMLElement): boolean => stack.at(-1) === layer;
