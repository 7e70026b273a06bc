import type { MouseEvent as ReactMouseEvent } from 'react';

const CONTROLS = 'button,a[href],summary,input:is([type=checkbox],[type=radio],[type=file])';
/** What leaves the focus where it is when it is pressed (`keepsFocus`). */
const KEEPS_FOCUS = '[data-keeps-focus]';

/** The properties of a part of the page whose press leaves the focus where it is, but for its fields. */
export const keepsFocus = {
    'data-keeps-focus': true,
    onMouseDown: (event: ReactMouseEvent) => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    },
};

/**
 * Gives a control that is pressed the focus, as other browsers do: Safari and Firefox on macOS, and Safari on iPads, give it none, so that what
 * it opens would not know where to return the focus. Before the control's own handlers run. Returns a function that ends it.
 */
export function focusPressed(): () => void {
    const focus = ({ target, detail }: MouseEvent): void => {
        // A click of the keyboard or of code has no count.
        if (!(target instanceof Element) || detail === 0 || target.closest(KEEPS_FOCUS)) return;
        const control = target.closest<HTMLElement>(CONTROLS);
        if (control && !control.contains(document.activeElement)) control.focus({ preventScroll: true });
    };
    document.addEventListener('click', focus, true);
    return () => document.removeEventListener('click', focus, true);
}
