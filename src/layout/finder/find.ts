import type { MessageKey } from '#i18n/messages';
import { isFound } from '#dataProvider/resources/query';
import type { ReactElement } from 'react';
import { folded, searchTerms } from '#dataProvider/text';

/** The finder's results and search terms (FIND-1). Pure. */

/** The kinds of results, in the order of their groups, with the i18n keys of their names. */
export const KIND_NAMES = {
    actions: 'finder.actions',
    pages: 'finder.pages',
    users: 'users.ofLicence.title',
    licences: 'licences.title',
    keys: 'keys.title',
    seats: 'seats.title',
    cloudGroups: 'cloudGroups.title',
    contracts: 'contracts.contracts',
    invoices: 'contracts.invoices.title',
    tickets: 'tickets.title',
    applications: 'applications.title',
    videos: 'academy.search.targets.video',
} as const satisfies Record<string, MessageKey>;

export type Kind = keyof typeof KIND_NAMES;

export const KINDS = Object.keys(KIND_NAMES) as readonly Kind[];

/** One result: a record, a page or an action. Its texts are translated. */
export interface Find {
    kind: Kind;
    id: string;
    title: string;
    /** distinguishes it from others with the same title */
    detail?: string;
    /** a path of the portal, or another site's URL when `external` */
    to: string;
    external?: boolean;
    /** see `Offer.ask` */
    ask?: string;
    /** an action of the page below the finder, instead of `to` */
    act?: () => void;
    /** why it is not possible now */
    obstacle?: string | null;
    icon?: ReactElement | null;
    /** the people of a key whose token was searched for */
    people?: readonly Find[];
}

/** Minimum length of a search, in characters. */
export const FEWEST = 2;

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

/** Whether each word is in one of the texts. */
export const matches = (words: string, texts: readonly string[]): boolean => isFound(words, texts);

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

/** The results of the first list, then those of the second that are not among them. */
export const joined = (finds: readonly Find[], others: readonly Find[]): Find[] => [
    ...new Map([...finds, ...others].map(find => [find.id, find])).values(),
];
