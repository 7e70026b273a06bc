/**
 * Checks of what a person typed (specification 1, section 5). Pure and light: the public pages load them too.
 */

/** The shortest new password, in characters (specification 1, section 9). */
export const MIN_PASSWORD_LENGTH = 6;

/** The longest address that mail servers carry, in characters. */
const MAX_EMAIL_LENGTH = 254;

const LOCAL = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
// Labels may hold letters of any alphabet (möbel.example): browsers show and send such domains.
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const TOP_LEVEL = '(?:\\p{L}{2,63}|xn--[a-z0-9-]{2,59})';
const EMAIL = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+${TOP_LEVEL}$`, 'iu');

/**
 * Whether `value`, without spaces around it, is an e-mail address of the usual form: local part with dot separators, an @,
 * domain labels, a top-level domain of at least two letters.
 */
export function isEmail(value: string): boolean {
    const address = value.trim();
    return address.length <= MAX_EMAIL_LENGTH && EMAIL.test(address);
}

/** Whether `value`, without spaces around it, may become a password: at least six characters, an emoji counting as one. */
export function isNewPassword(value: string): boolean {
    return Array.from(value.trim()).length >= MIN_PASSWORD_LENGTH;
}
