/**
 * The sign-in page's first state, which public/boot.js puts into the page before React has loaded (ADR 19). The element around it is marked
 * until React has hydrated it (SESSION-17).
 */
const marked = (): HTMLElement | null => document.querySelector('[data-first]');

export const hasFirstState = (): boolean => marked() !== null;

/** The text typed into a field, or filled in by a password manager, before React had loaded. */
export const typedAtFirst = (name: string): string =>
    marked()?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';

/** Ends the first state, once React has hydrated or replaced it. */
export const dropFirstState = (): void => marked()?.removeAttribute('data-first');

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
