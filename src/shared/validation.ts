/** Checks of user input (SESSION-12, PUBLIC-4). Pure and small, because the public pages load them too. */

import { addressOf } from '#dataProvider/address';

/** Minimum length of a new password, in characters (PUBLIC-4). */
const MIN_PASSWORD_LENGTH = 6;

/** Maximum length of an e-mail address that mail servers accept, in characters. */
const MAX_EMAIL_LENGTH = 254;

const LOCAL = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
// Labels may contain letters of any alphabet (möbel.example), because browsers accept and send such domains.
// Marks: letters that some keyboards and files send in two parts, and those of many alphabets.
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}\\u200C\\u200D-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const TOP_LEVEL = '(?:\\p{L}{2,63}|xn--[a-z0-9-]{2,59})';
const EMAIL = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+${TOP_LEVEL}$`, 'iu');

/**
 * Whether `value`, as it is sent (TEXT-1), is an e-mail address of the usual form: a dot-separated local part, an @, domain labels, and a top-level domain
 * of at least two letters.
 */
export function isEmail(value: string): boolean {
    const address = addressOf(value);
    return address.length <= MAX_EMAIL_LENGTH && EMAIL.test(address);
}

/** Whether `value`, trimmed, is long enough for a password: at least six characters, an emoji counting as one. */
export function isNewPassword(value: string): boolean {
    return Array.from(value.trim()).length >= MIN_PASSWORD_LENGTH;
}
