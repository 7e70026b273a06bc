const CONTROLS = 'button,a[href],summary,input:is([type=checkbox],[type=radio],[type=file])';

/**
 * Gives a control that is pressed the focus, as other browsers do: Safari and Firefox on macOS, and Safari on iPads, give it none, so that what
 * it opens would not know where to return the focus. Before the control's own handlers run. Returns a function that ends it.
 */
export function focusPressed(): () => void {
    let pressed: MouseEvent | null = null;
    const press = (event: MouseEvent): void => {
        pressed = event;
    };
    const focus = ({ target, detail }: MouseEvent): void => {
        // A click of the keyboard or of code has no count; a press that was prevented keeps the focus where it is.
        if (!(target instanceof Element) || detail === 0 || pressed?.defaultPrevented) return;
        const control = target.closest<HTMLElement>(CONTROLS);
        if (control && !control.contains(document.activeElement)) control.focus({ preventScroll: true });
    };
    document.addEventListener('mousedown', press, true);
    document.addEventListener('click', focus, true);
    return () => {
        document.removeEventListener('mousedown', press, true);
        document.removeEventListener('click', focus, true);
    };
}
