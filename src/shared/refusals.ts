/** Errors of fields, shared by the forms of the portal and of the public pages. Small, because both load it. */

/** The translated errors of fields, by name; empty when the form can be sent. */
export type Refusals<Values> = { readonly [Name in keyof Values]?: string | false | null | undefined };

/**
 * Moves the focus to the first invalid field in `form`; in a group of controls to the missing part, or to the first control. Call it once
 * the fields are marked in the document.
 */
export function focusFirstInvalid(form: ParentNode): void {
    const field = form.querySelector<HTMLElement>('[aria-invalid=true],[data-invalid=true]');
    const target =
        field && field.tabIndex < 0
            ? (field.querySelector<HTMLElement>('[data-missing]') ?? field.querySelector<HTMLElement>('input:enabled'))
            : field;
    target?.focus();
}
