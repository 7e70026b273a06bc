/** What the forms of the portal and of the public pages have in common: fields that cannot be sent. Small, because both load it. */

/** The texts of fields that cannot be sent, translated, by the field's name. Empty when all can. */
export type Refusals<Values> = { readonly [Name in keyof Values]?: string | false | null | undefined };

/**
 * Moves the focus to the first field inside `form` that is marked invalid. A group of controls takes it at the part that is missing, or at
 * its first control. Call it when the marks are in the document.
 */
export function focusFirstInvalid(form: ParentNode): void {
    const field = form.querySelector<HTMLElement>('[aria-invalid=true],[data-invalid=true]');
    const target =
        field && field.tabIndex < 0
            ? (field.querySelector<HTMLElement>('[data-missing]') ?? field.querySelector<HTMLElement>('input:enabled'))
            : field;
    target?.focus();
}
