import { searchTerms } from '#dataProvider/text';
import type { Find } from '../../shared/finder/types';

/** The finder's search terms (FIND-1). Pure. */

/** Minimum length of a search, in characters. */
const FEWEST = 2;

/** Maximum length of a search, in characters; the rest is cut off. */
export const MOST = 128;

/**
 * The search term: the typed words, separated by one space. A comma separates words too, unlike in a list's search (LIST-1), because a name may
 * contain one; a list of addresses stays one (TEXT-4). Empty if the text is too short.
 */
export function wordsOf(typed: string): string {
    const terms = searchTerms(typed);
    const words = terms.map(term => term.replace(/\s+/g, ' ')).join(terms.every(term => /.@./.test(term)) ? ',' : ' ');
    return Array.from(words).length < FEWEST ? '' : words;
}

/** The results of the first list, then those of the second that are not among them. */
export const joined = (finds: readonly Find[], others: readonly Find[]): Find[] => [
    ...new Map([...finds, ...others].map(find => [find.id, find])).values(),
];
