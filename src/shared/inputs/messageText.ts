/** The rules of a longer text with an upper limit, e.g. a ticket message or a comment (contract, section 6). Lengths count code points. Pure. */

/** So many characters before the end the counter says how many are left. */
const NEAR_THE_END = 50;

/** What the counter says of a text: how long it is, how much is left, and whether that is little or nothing. */
export function lengthState(text: string, maximum: number): { length: number; left: number; near: boolean; over: boolean } {
    const length = Array.from(text.trim()).length;
    const left = maximum - length;
    return { length, left, near: left >= 0 && left <= NEAR_THE_END, over: left < 0 };
}

/** Why a text cannot be sent (the key of its words), or null: it is empty but for spaces, or too long. */
export function textError(text: string, maximum: number): 'messageField.empty' | 'messageField.tooLong' | null {
    if (text.trim() === '') return 'messageField.empty';
    return lengthState(text, maximum).over ? 'messageField.tooLong' : null;
}
