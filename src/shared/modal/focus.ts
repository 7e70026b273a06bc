const FOCUSABLE = [
    'a[href]',
    'button:enabled',
    'input:enabled:not([type=hidden])',
    'select:enabled',
    'textarea:enabled',
    'summary',
    'iframe',
    'video[controls]',
    '[contenteditable=true]',
    '[tabindex]',
].join(',');

const isReachable = (element: HTMLElement): boolean =>
    element.tabIndex >= 0 && !element.closest('[inert],[hidden]') && !element.matches('fieldset:disabled *');

/** What Tab reaches inside `container`, in order. */
export const focusableIn = (container: HTMLElement): HTMLElement[] =>
    [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);

/** Keeps Tab and Shift+Tab inside `container`; call it with every Tab keydown. */
export function trapTab(event: KeyboardEvent, container: HTMLElement): void {
    const focusable = focusableIn(container);
    const first = focusable[0];
    const last = focusable.at(-1);
    const active = document.activeElement;
    if (!first || !last) {
        event.preventDefault();
        return;
    }
    const inside = container.contains(active);
    const atEdge = event.shiftKey ? active === first || active === container : active === last;
    if (inside && !atEdge) return;
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
}

const FIRST_INPUT = ['input:not([type])', 'input[type=text]', 'input[type=email]', 'input[type=password]']
    .map(input => `${input}:enabled`)
    .join(',');
const SUBMIT = 'button[type=submit]:enabled,input[type=submit]:enabled';

/**
 * What a modal focuses first: the first text, e-mail or password input, falling back to the submit button
 * (specification 1, section 2, "Generic modal"); null when it has neither.
 */
export const firstTarget = (dialog: HTMLElement): HTMLElement | null =>
    [...dialog.querySelectorAll<HTMLElement>(FIRST_INPUT)].find(isReachable) ?? dialog.querySelector<HTMLElement>(SUBMIT);
