import { folded } from '#dataProvider/text';

const unaccented = (text: string): string =>
    folded(text)
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '');

/** Whether each typed word begins a word of the title, ignoring case and accents: for pages and actions. */
export function begins(words: string, title: string): boolean {
    const all = unaccented(title).split(/[\s-]+/);
    return unaccented(words)
        .split(' ')
        .every(word => all.some(one => one.startsWith(word)));
}

/** Whether a typed word is one of a text, ignoring case and accents. */
export const isWordOf = (word: string, text: string): boolean =>
    unaccented(text)
        .split(/[^\p{L}\p{N}]+/u)
        .includes(unaccented(word));
