/** A labelled part of the page that can take the focus: a list, or the page itself. */
export const FOCUS_HOME = '[data-focus-home],main';

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,iframe,video[controls],[contenteditable=true],[tabindex]';

/** Whether Tab can reach this element. */
export const isReachable = (element: HTMLElement): boolean =>
    element.tabIndex >= 0 &&
    !element.closest('[inert],[hidden],fieldset:disabled') &&
    !('disabled' in element && element.disabled) &&
    !(element instanceof HTMLInputElement && element.type === 'hidden');

/** Returns the elements inside `container` that Tab can reach, in order. */
export const focusableIn = (container: HTMLElement): HTMLElement[] =>
    [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);

/** Keeps Tab and Shift+Tab inside `container`; call it on every Tab keydown. */
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

/** The `type` of an input without the attribute is `text`. */
const FIRST_TYPES: ReadonlySet<string> = new Set(['text', 'search', 'email', 'password']);

const takesText = (element: Element): boolean =>
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && FIRST_TYPES.has(element.type));

/** Whether this is a submit button. */
export const isSubmit = (element: unknown): element is HTMLButtonElement =>
    element instanceof HTMLButtonElement && element.type === 'submit';

/**
 * Returns the element that a modal focuses first: the first text, e-mail or password input or textarea, or else the submit button (SHELL-5);
 * null when it has none.
 */
export function firstTarget(dialog: HTMLElement): HTMLElement | null {
    const reachable = focusableIn(dialog);
    return reachable.find(takesText) ?? reachable.find(isSubmit) ?? null;
}

/** How long, in milliseconds, a submit button ignores the keyboard after its modal has focused it. */
const IGNORED_MS = 400;

/** Keeps keys that were meant for something else from submitting a modal's form. */
export interface KeyGuard {
    /** Moves the focus; a button that is focused in this way ignores keys for a moment. */
    focus(target: HTMLElement): void;
    stop(): void;
}

/**
 * Ignores Enter and Space on a button within 400 ms after the modal focused it, and a held Enter wherever it would submit the form
 * (SHELL-5), until it is stopped.
 */
export function guardKeys(dialog: HTMLElement): KeyGuard {
    let focusedAt = -Infinity;
    /** the last button that was focused programmatically */
    let given: HTMLElement | null = null;
    /** the Space key being held was ignored, or was pressed on another element */
    let straySpace = true;

    const onKey = (event: KeyboardEvent): void => {
        const { key, target, type, repeat } = event;
        const onButton = isSubmit(target) || (given !== null && target === given);
        const sends = onButton ? key === 'Enter' || key === ' ' : key === 'Enter' && target instanceof HTMLInputElement;
        if (!sends) return;
        const early = onButton && performance.now() - focusedAt < IGNORED_MS;
        const stray = type === 'keyup' ? key === ' ' && straySpace : repeat || early;
        // Space activates a button on keyup.
        if (key === ' ' && !repeat) straySpace = type === 'keyup' || stray;
        if (stray) event.preventDefault();
    };
    // In the capture phase, before the event reaches the button.
    dialog.addEventListener('keydown', onKey, true);
    dialog.addEventListener('keyup', onKey, true);
    return {
        focus: target => {
            if (target instanceof HTMLButtonElement) {
                given = target;
                focusedAt = performance.now();
            }
            target.focus();
            // Puts the cursor at the end of a draft, unless it was already moved.
            if (target instanceof HTMLTextAreaElement && target.selectionEnd === 0)
                target.setSelectionRange(target.value.length, target.value.length);
        },
        stop: () => {
            dialog.removeEventListener('keydown', onKey, true);
            dialog.removeEventListener('keyup', onKey, true);
        },
    };
}

/** How long after the first click the second one of a double click may come, in milliseconds. */
const DOUBLE_CLICK_MS = 500;

/** Call it when a dialog closes: ignores the second click of the double click that closed it, which would hit the page beneath. */
export function ignoreSecondClick(): void {
    const closedAt = performance.now();
    const ignore = (event: MouseEvent): void => {
        if (performance.now() - closedAt > DOUBLE_CLICK_MS) {
            window.removeEventListener('click', ignore, true);
        } else if (event.detail >= 2) {
            event.preventDefault();
            event.stopPropagation();
        }
    };
    window.addEventListener('click', ignore, true);
}
