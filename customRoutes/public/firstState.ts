/**
 * The sign-in page's first state, which public/boot.js has put into the page before React is there (ADR 19). The element around it is marked
 * until React has taken it over (SESSION-17).
 */
const marked = (): HTMLElement | null => document.querySelector('[data-first]');

export const hasFirstState = (): boolean => marked() !== null;

/** What was typed into a field, or filled in by a password manager, before React was there. */
export const typedAtFirst = (name: string): string =>
    marked()?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';

/** Ends the first state, when React has taken it over or replaces it. */
export const dropFirstState = (): void => marked()?.removeAttribute('data-first');

/** Makes up for what React has not heard of, as soon as it has finished rendering. */
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
