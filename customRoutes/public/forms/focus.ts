/** Moves the focus to the first field of `form` that is marked invalid. Call it when the marks are in the document. */
export function focusFirstInvalid(form: HTMLFormElement): void {
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}

/** Moves the focus to the page's title, because the focused element is about to be removed. Does not scroll. */
export function focusTitle(): void {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
