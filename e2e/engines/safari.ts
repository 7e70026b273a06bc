/**
 * Runs in the page. On macOS a click gives the focus to no button, link, box or radio, while WebKit's port for Linux gives it: here the
 * focus goes, as there, to what is around that can have it, or away.
 */
export function buttonsWithoutFocus(): void {
    const UNFOCUSED =
        'button, input:is([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file]), a[href], summary, label';
    addEventListener('mousedown', event => {
        const pressed = event.target instanceof Element ? event.target.closest(UNFOCUSED) : null;
        if (!pressed || event.defaultPrevented || event.button !== 0) return;
        event.preventDefault();
        const around = pressed.parentElement?.closest<HTMLElement>('[tabindex], dialog');
        if (around) around.focus({ preventScroll: true });
        else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
}
