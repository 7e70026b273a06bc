const FOCUSABLE = 'a[href],button,input,select,textarea,summary,iframe,video[controls],[contenteditable=true],[tabindex]';

/** Whether Tab can reach this element. */
export const isReachable = (element: HTMLElement): boolean =>
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
const FIRST_TYPES: ReadonlySet<string> = new Set(['text', 'search', 'email', 'password']);

const takesText = (element: Element): boolean =>
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && FIRST_TYPES.has(element.type));

/** Whether this is a button that sends the form around it. */
export const isSubmit = (element: unknown): element is HTMLButtonElement =>
    element instanceof HTMLButtonElement && element.type === 'submit';

/**
 * What a modal focuses first: the first text, e-mail or password input, a field of several lines being one, falling back to the
 * submit button (specification 1, section 2, "Generic modal"; contract, section 6); null when it has neither.
 */
export function firstTarget(dialog: HTMLElement): HTMLElement | null {
    const reachable = focusableIn(dialog);
    return reachable.find(takesText) ?? reachable.find(isSubmit) ?? null;
}

/** For so long (ms) a submit button does not listen to the keyboard after its modal has put the focus on it. */
const DEAF_MS = 400;

/** Keys that were meant for something else do not send the form of a modal. */
export interface KeyGuard {
    /** Moves the focus; a submit button that gets it in this way is deaf for a moment. */
    focus(target: HTMLElement): void;
    stop(): void;
}

/**
 * Ignores Enter and space on a submit button within 400 ms of the modal's putting the focus there, and a held Enter wherever it would
 * send the form (contract, section 6, "A dialog's first focus"), until it is stopped.
 */
export function guardKeys(dialog: HTMLElement): KeyGuard {
    let focusedAt = -Infinity;
    /** the space that is down has been ignored, or went down elsewhere */
    let straySpace = true;

    const onKey = (event: KeyboardEvent): void => {
        const { key, target, type, repeat } = event;
        const onSubmit = isSubmit(target);
        const sends = onSubmit ? key === 'Enter' || key === ' ' : key === 'Enter' && target instanceof HTMLInputElement;
        if (!sends) return;
        const early = onSubmit && performance.now() - focusedAt < DEAF_MS;
        const stray = type === 'keyup' ? key === ' ' && straySpace : repeat || early;
        // A space presses its button when it is let go.
        if (key === ' ' && !repeat) straySpace = type === 'keyup' || stray;
        if (stray) event.preventDefault();
    };
    // Before the button hears of it.
    dialog.addEventListener('keydown', onKey, true);
    dialog.addEventListener('keyup', onKey, true);
    return {
        focus: target => {
            if (isSubmit(target)) focusedAt = performance.now();
            target.focus();
            // A kept draft is written on at its end; who was at another place comes back to it.
            if (target instanceof HTMLTextAreaElement && target.selectionEnd === 0)
                target.setSelectionRange(target.value.length, target.value.length);
        },
        stop: () => {
            dialog.removeEventListener('keydown', onKey, true);
            dialog.removeEventListener('keyup', onKey, true);
        },
    };
}
