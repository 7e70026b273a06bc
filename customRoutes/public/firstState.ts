import { dropFirstState, marked } from './firstMark';

/**
 * The sign-in page's first state, which src/start/firstState.ts puts into the page before React has loaded (ADR 19). The element around it is marked
 * until React has hydrated it (SESSION-17).
 */
/** The text typed into a field, or filled in by a password manager, before React had loaded. */
export const typedAtFirst = (name: string): string =>
    marked()?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';

/** Whether the page still is what that wrote, so that React can take it over: translators change texts and put elements around them. */
export const isAsWritten = (): boolean => {
    const place = marked();
    const page = place?.firstElementChild;
    return place?.dataset.first === `${page?.querySelectorAll('*').length}${page?.textContent}`;
};

/**
 * Renders the page again in place of the first state, which is not as it was written. What was typed is read while rendering; the focus, with
 * its caret and selection, and what was pressed pass to the new controls.
 */
export function replaceFirst(render: () => void): void {
    const page = marked();
    const controls = (): HTMLElement[] => [...(page?.querySelectorAll<HTMLElement>('a, button, input, select') ?? [])];
    const before = controls();
    const focused = before.findIndex(control => control === document.activeElement);
    const pressed = before.map(({ dataset }) => dataset.pressed);
    const { selectionStart: start, selectionEnd: end } = (before[focused] ?? {}) as Partial<HTMLInputElement>;
    render();
    const after = controls();
    pressed.forEach((mark, at) => mark !== undefined && Object.assign(after[at]?.dataset ?? {}, { pressed: mark }));
    const field = after[focused];
    field?.focus();
    if (start != null && end != null) (field as HTMLInputElement | undefined)?.setSelectionRange(start, end);
}

/** Replays the events that React has missed, once it has rendered. */
export function takeOver(): void {
    const page = marked();
    dropFirstState();
    queueMicrotask(() => {
        page?.querySelectorAll('input, select').forEach(field => {
            const { value } = field as HTMLInputElement;
            if (value === '' || value === document.documentElement.lang) return;
            for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
        });
        page?.querySelectorAll<HTMLElement>('[data-pressed]').forEach(pressed => {
            delete pressed.dataset.pressed;
            pressed.click();
        });
    });
}
