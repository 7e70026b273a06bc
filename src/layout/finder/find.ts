import type { MessageKey } from '#i18n/messages';
import { isFound } from '#dataProvider/resources/query';

/** What the finder finds, and what it searches for (FIND-1). Pure. */

/** The kinds of finds, in the order in which their groups are shown, and the i18n keys of their names. */
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

/** One find: a record, a page or an action. Its texts are translated. */
export interface Find {
    kind: Kind;
    id: string;
    title: string;
    /** tells it from others of the same title */
    detail?: string;
    /** a path of the portal, or another site's URL when `external` */
    to: string;
    external?: boolean;
    /** see `Offer.ask` */
    ask?: string;
    /** the people of a key whose token was searched for */
    people?: readonly Find[];
}

/** Fewer characters are not searched for. */
export const FEWEST = 2;

/** More characters are cut off. */
export const MOST = 128;

/**
 * What is searched for: the typed words, with one space between them. A comma separates words too, unlike in the search of a list (LIST-1),
 * because a name may contain one. Empty when there is too little to search for.
 */
export function wordsOf(typed: string): string {
    const words = typed.replaceAll(',', ' ').trim().replace(/\s+/g, ' ');
    return Array.from(words).length < FEWEST ? '' : words;
}

/** Whether each word is in one of the texts. */
export const matches = (words: string, texts: readonly string[]): boolean => isFound(words, texts);

const folded = (text: string): string =>
    text
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase();

/** Whether each typed word begins a word of the title, ignoring case and accents: for pages and actions. */
export function begins(words: string, title: string): boolean {
    const all = folded(title).split(/[\s-]+/);
    return folded(words)
        .split(' ')
        .every(word => all.some(one => one.startsWith(word)));
}

/** The finds of the first list, then those of the second that are not among them. */
export const joined = (finds: readonly Find[], others: readonly Find[]): Find[] => [
    ...new Map([...finds, ...others].map(find => [find.id, find])).values(),
];
