import { folded } from '#dataProvider/text';

/** Letters without a base letter, and how they are written without them. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' };

/** A text for comparisons: in lower case, its letters without accents. */
export const plainLetters = (text: string): string =>
    folded(text)
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[^\p{ASCII}]/gu, letter => LETTERS[letter] ?? letter);
