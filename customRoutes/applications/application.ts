import type { Application } from '../../dataProvider/types';
import { webAddress } from '../../src/shared/format/address';

/** The rules of applications: which documents, downloads and links are offered in which language (specification 2, section 2). Pure. */

/** What documents, downloads and links fall back to. */
const FALLBACK = 'en';

/** Applications that get a description from the portal's words; others show their label alone. */
const DESCRIBED: ReadonlySet<string> = new Set(['pcad', 'phome', 'showroom', 'rooms']);

/** The i18n key of an application's description; null for one that the portal does not know. */
export const descriptionKey = ({ id }: Pick<Application, 'id'>): string | null =>
    DESCRIBED.has(id) ? `applications.descriptions.${id}` : null;

type Part = 'documents' | 'downloads' | 'links';

/** An application as a list may hold it. */
export type ListedApplication = Pick<Application, 'id' | 'label'> & Partial<Pick<Application, Part>>;

/** Whether the list left out what belongs to an application, so that it has to be asked for by itself. */
export const lacksDetails = (application: ListedApplication): boolean =>
    !application.documents || !application.downloads || !application.links;

interface Item {
    href: string;
    languages: readonly string[];
}

/** An item without languages is for all. */
const speaks = (item: Item, language: string): boolean => item.languages.length === 0 || item.languages.includes(language);

/** The items whose address may be opened, with that address. What is not http or https is as good as absent. */
function usable<T extends Item>(items: readonly T[] = []): T[] {
    return items.flatMap(item => {
        const href = webAddress(item.href);
        return href === null ? [] : [{ ...item, href, languages: item.languages ?? [] }];
    });
}

/** Items in the asked language, or else in English. */
export interface Chosen<T> {
    items: T[];
    /** they are English because there are none in the asked language */
    fallback: boolean;
}

function choose<T extends Item>(items: readonly T[], language: string): Chosen<T> {
    const own = items.filter(item => speaks(item, language));
    if (own.length > 0 || language === FALLBACK) return { items: own, fallback: false };
    const english = items.filter(item => speaks(item, FALLBACK));
    return { items: english, fallback: english.length > 0 };
}

/** The documents to list, and whether there are any in other languages only. */
export function documentsFor(
    application: ListedApplication,
    language: string,
): Chosen<Application['documents'][number]> & { elsewhere: boolean } {
    const all = usable(application.documents);
    const chosen = choose(all, language);
    return { ...chosen, elsewhere: chosen.items.length === 0 && all.length > 0 };
}

/** The address that opens the application in the language, else in English; null when there is none. */
export function linkFor(application: ListedApplication, language: string): { href: string; fallback: boolean } | null {
    const { items, fallback } = choose(usable(application.links), language);
    return items[0] ? { href: items[0].href, fallback } : null;
}

/** One choice of a download. */
export interface DownloadChoice {
    href: string;
    /** null for a file that is for all languages */
    language: string | null;
    /** the file's name where the language alone does not tell it from another one */
    file?: string;
}

/** What can be downloaded: nothing, one file at once, or one file per language to choose from. */
export type Downloads = { kind: 'none' } | { kind: 'single'; href: string } | { kind: 'choice'; choices: DownloadChoice[] };

/** The last part of an address, as a person reads it. */
function fileOf(href: string): string {
    const last = new URL(href).pathname.split('/').at(-1) ?? '';
    try {
        return decodeURIComponent(last);
    } catch {
        // Not encoded the way addresses are.
        return last;
    }
}

/** The downloads by language; the asked language stands first, then the order of the server. */
export function downloadsOf(application: ListedApplication, language: string): Downloads {
    const items = usable(application.downloads);
    const [first] = items;
    if (!first) return { kind: 'none' };
    if (items.length === 1) return { kind: 'single', href: first.href };
    const found = new Map<string, DownloadChoice>();
    for (const { href, languages } of items) {
        for (const spoken of languages.length > 0 ? languages : [null]) {
            found.set(`${spoken} ${href}`, { href, language: spoken });
        }
    }
    const choices = [...found.values()];
    const isAlone = ({ language: spoken }: DownloadChoice): boolean =>
        choices.filter(choice => choice.language === spoken).length === 1;
    const named = choices.map(choice => (isAlone(choice) ? choice : { ...choice, file: fileOf(choice.href) }));
    const rank = ({ language: spoken }: DownloadChoice): number => (spoken === language ? 0 : 1);
    return { kind: 'choice', choices: named.sort((one, other) => rank(one) - rank(other)) };
}

/** The name of a language in the words of another; its code when the browser knows none. */
export function languageName(code: string, language: string): string {
    try {
        return new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(code) ?? code;
    } catch {
        // No language code.
        return code;
    }
}
