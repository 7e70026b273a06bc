/** Moves the focus to the first field of `form` that is marked invalid. Call it when the marks are in the document. */
export function focusFirstInvalid(form: HTMLFormElement): void {
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}

/** Moves the focus to the page's title: what had it goes. Nothing scrolls. */
export function focusTitle(): void {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
