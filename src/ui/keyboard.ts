/** Keys as a person means them, on every keyboard and in every browser (KEYS-1, KEYS-2). Pure. */

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** A letter that a Latin keyboard does not have at the place of this key. */
const isOtherLetter = (key: string): boolean => /^\p{L}$/u.test(key) && !/^[a-z]$/i.test(key);

/** What these keys give with Shift on a Latin keyboard. */
const SHIFTED: Readonly<Record<string, string>> = { Comma: '<', Period: '>' };

/**
 * Returns the key in small letters. Where another alphabet is typed it is the letter at the same place of a Latin keyboard, and the digit where
 * the row of digits has other characters without Shift (KEYS-1).
 */
export function meantKey({ key, code, shiftKey }: Press): string {
    if (key.length !== 1) return key;
    const digit = shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
    if (digit !== undefined && !/^[a-z]$/i.test(key)) return digit;
    if (!isOtherLetter(key)) return key.toLowerCase();
    const letter = /^Key([A-Z])$/.exec(code)?.[1] ?? (shiftKey ? SHIFTED[code] : undefined);
    return (letter ?? key).toLowerCase();
}

/** The code of a key press that an input method handles. */
const HANDLED = 229;

/** Whether a key press belongs to an input method, e.g. the Enter that ends a composition, which Safari reports after its end (KEYS-2). */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
    // oxlint-disable-next-line typescript/no-deprecated -- Safari tells it by nothing else
    event.isComposing || event.keyCode === HANDLED;
