/** The rules of a longer text with a maximum length, e.g. a ticket message or a comment. Lengths count code points (WIRE-14). Pure. */

/** From this many remaining characters on, the counter shows them. */
const NEAR_THE_END = 50;

/** Returns the length of a text, the remaining characters, and whether the limit is near or exceeded. */
export function lengthState(text: string, maximum: number): { length: number; left: number; near: boolean; over: boolean } {
    const length = Array.from(text.trim()).length;
    const left = maximum - length;
    return { length, left, near: left >= 0 && left <= NEAR_THE_END, over: left < 0 };
}

/** Returns why a text cannot be sent (an i18n key), or null: it is blank or too long. */
export function textError(text: string, maximum: number): 'messageField.empty' | 'messageField.tooLong' | null {
    if (text.trim() === '') return 'messageField.empty';
    return lengthState(text, maximum).over ? 'messageField.tooLong' : null;
}
