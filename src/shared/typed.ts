/**
 * What the fields of a form show (FORM-2): a password manager or an assistive tool may fill a field without an event that React notices. Small,
 * because the public pages load it too.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element | null): element is Field =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Returns what a field shows; undefined if it cannot be changed, or is one of several radio buttons. */
function shownBy(field: Element | null): string | boolean | undefined {
    if (!isField(field) || field.disabled || field.type === 'radio') return undefined;
    return field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value;
}

/** Browsers change the line ends of a text, and remove them from a field of one line. */
const flat = (text: string): string => text.replace(/[\r\n]/g, '');

/** Whether a field shows the value that it has. */
const shows = (shown: string | boolean, value: unknown): boolean =>
    typeof shown === 'string' && typeof value === 'string' ? flat(shown) === flat(value) : shown === value;

/** Returns the values that their fields, found by name, show otherwise; `container` is null before the form is rendered. */
export function typedValues<Values extends object>(container: ParentNode | null, values: Values): Partial<Values> {
    const typed = Object.entries(values).flatMap(([name, value]) => {
        const shown = shownBy(container?.querySelector(`[name="${name}"]`) ?? null);
        return shown === undefined || typeof shown !== typeof value || shows(shown, value) ? [] : [[name, shown]];
    });
    return Object.fromEntries(typed) as Partial<Values>;
}

/** Returns the names of date fields with a day that is not complete: their value is the empty text, which means something else. */
export const halfTyped = (container: ParentNode | null): string[] =>
    [...(container?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? [])]
        .filter(({ validity }) => validity.badInput)
        .map(({ name }) => name);
