/** Without 0, O, 1 and I, which are easily confused. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * A code for people to type: groups of four characters, e.g. `K7QX-3FMD-9TRA-HW2P`.
 *
 * @param random returns numbers, 0 <= n < 1
 * @param groups number of groups; a release code has four, the token of a key five
 */
export function createCode(random: () => number, groups: number): string {
    const group = (): string => Array.from({ length: 4 }, () => ALPHABET.charAt(Math.floor(random() * ALPHABET.length))).join('');
    return Array.from({ length: groups }, group).join('-');
}

export const RELEASE_CODE_GROUPS = 4;
export const KEY_TOKEN_GROUPS = 5;
