const FOCUSABLE = 'a[href],button,input,select,textarea,summary,iframe,video[controls],[contenteditable=true],[tabindex]';

const isReachable = (element: HTMLElement): boolean =>
    element.tabIndex >= 0 &&
    !element.closest('[inert],[hidden],fieldset:disabled') &&
    !('disabled' in element && element.disabled) &&
    !(element instanceof HTMLInputElement && element.type === 'hidden');

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

/** `type` also of an input without the attribute is `text`. */
const FIRST_TYPES: ReadonlySet<string> = new Set(['text', 'email', 'password']);

/**
 * What a modal focuses first: the first text, e-mail or password input, falling back to the submit button
 * (specification 1, section 2, "Generic modal"); null when it has neither.
 */
export function firstTarget(dialog: HTMLElement): HTMLElement | null {
    const inputs = [...dialog.querySelectorAll('input')].filter(isReachable);
    const buttons = [...dialog.querySelectorAll('button')].filter(isReachable);
    return inputs.find(input => FIRST_TYPES.has(input.type)) ?? buttons.find(button => button.type === 'submit') ?? null;
}
