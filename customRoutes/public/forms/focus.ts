/** Moves the focus to the first field of `form` that is marked invalid. Call it when the marks are in the document. */
export function focusFirstInvalid(form: HTMLFormElement): void {
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
