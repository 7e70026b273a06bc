import { addressOf as visible } from './address';

/** What is typed or pasted, as it is meant (TEXT-1 to TEXT-4). Pure. */

const ASCII = /^[ -~]*$/;

/** A text for comparisons, in which what looks alike is alike (TEXT-2). */
export function folded(text: string): string {
    if (ASCII.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ');
    return (
        text
            .normalize('NFC')
            .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
            .replace(/\s+/g, ' ')
            .replace(/[\u2018\u2019\u201B\u02BC\u2032\uFF07]/g, "'")
            // In both directions: the capital of "ß" is "SS".
            .toUpperCase()
            .toLowerCase()
            // The small letter of "İ" has two dots.
            .replace(/i\u0307/g, 'i')
    );
}

/** Whether a typed text is the one that is shown (TEXT-2). */
export const sameText = (typed: string, shown: string): boolean => folded(typed).trim() === folded(shown).trim();

/** The most characters of a user's note (USER-3). */
export const NOTE_LIMIT = 255;

/** The number of characters of a text as the API counts them: of code points (WIRE-14). */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Whether two ids are the same; a server may spell them in its own case. */
export const isSameId = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether two addresses are the same: servers spell them in the case in which they were typed. */
export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const DASHES = /[\p{Pd}\u2212]/gu;
const QUOTES = /["'`\u00AB\u00BB\u2018-\u201F\u2039\u203A\u2032\u2033]/g;

/** A key or a code, or a part of one, with plain hyphens and without quotation marks. */
const plain = (typed: string): string => visible(typed).replace(DASHES, '-').replace(QUOTES, '');

/** Number of characters in a group of a code. */
const GROUP = 4;

const grouped = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');

/** A code of a known length, as `ABCD-EFGH`, however it was typed or pasted: in any case, with other dashes, blanks, quotes or none (TEXT-3). */
export function codeOf(typed: string, length: number): string {
    const characters = plain(typed).replace(/[\s-]/g, '').toUpperCase();
    return characters.length === length && /^[A-Z0-9]+$/.test(characters) ? grouped(characters) : plain(typed).toUpperCase();
}

/** The forms in which a word of a search may stand in a key (TEXT-3), the typed one first. */
export function codeForms(word: string): string[] {
    const code = plain(word);
    const isWhole = /^(?=.*\d)[A-Za-z0-9]+$/.test(code) && code.length >= 2 * GROUP && code.length % GROUP === 0;
    return [...new Set([word, code, ...(isWhole ? [grouped(code)] : [])])].filter(form => form !== '');
}

/** `Anna Engel <anna@holzmann.example>`, as mail programs write it. */
const NAMED = /<\s*([^\s<>]+@[^\s<>]+)\s*>/g;

const isList = (words: readonly string[]): boolean => words.length > 1 && words.every(word => /.@./.test(word));

/** The terms of a part of a search: addresses in angle brackets alone, otherwise between commas, and addresses between blanks too. */
function termsIn(part: string): string[] {
    const named = [...part.matchAll(NAMED)].map(([, address = '']) => address);
    if (named.length > 0) return named;
    return part.split(',').flatMap(term => {
        const words = visible(term).split(/\s+/);
        return isList(words) ? words : [visible(term)];
    });
}

/**
 * The terms of a search, separated by commas, of which any must match (LIST-1); addresses also as spreadsheets and mail programs separate
 * them (TEXT-4).
 */
export const searchTerms = (typed: string): string[] =>
    (typed.includes('@') ? typed.split(/[;\t\r\n]/) : [typed]).flatMap(termsIn).filter(Boolean);
