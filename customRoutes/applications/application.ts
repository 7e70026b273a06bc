import type { MessageKey } from '#i18n/messages';
import type { Application } from '../../dataProvider/types';
import { webAddress } from '../../src/shared/format/address';
import { decoded } from '../../src/start/match';

/** The rules of applications: which documents, downloads and links are offered in which language (APPLICATION-2). Pure. */

/** The language that documents, downloads and links fall back to. */
const FALLBACK = 'en';

/** Applications with a description among the portal's texts; others show only their label. */
const DESCRIBED = ['pcad', 'phome', 'showroom', 'rooms', 'cam'] as const;

/** The i18n key of an application's description; null for an unknown application. */
export function descriptionKey({ id }: Pick<Application, 'id'>): MessageKey | null {
    const described = DESCRIBED.find(name => name === id);
    return described ? `applications.descriptions.${described}` : null;
}

type Part = 'documents' | 'downloads' | 'links';

/** An application as a list may contain it. */
export type ListedApplication = Pick<Application, 'id' | 'label'> & Partial<Pick<Application, Part>>;

/** Whether the list omitted the application's details, so that they have to be read separately. */
export const lacksDetails = (application: ListedApplication): boolean =>
    !application.documents || !application.downloads || !application.links;

interface Item {
    href: string;
    languages: readonly string[];
}

/** Whether an item is in a language; one without languages is for all. */
const speaks = (item: Item, language: string): boolean => item.languages.length === 0 || item.languages.includes(language);

/** The items with a safe URL, and that URL. Anything other than http or https counts as missing. */
function usable<T extends Item>(items: readonly T[] = []): T[] {
    return items.flatMap(item => {
        const href = webAddress(item.href);
        return href === null ? [] : [{ ...item, href, languages: item.languages ?? [] }];
    });
}

/** Items in the requested language, or else in English. */
export interface Chosen<T> {
    items: T[];
    /** there are none in the requested language, so they are English */
    fallback: boolean;
}

function choose<T extends Item>(items: readonly T[], language: string): Chosen<T> {
    const own = items.filter(item => speaks(item, language));
    if (own.length > 0 || language === FALLBACK) return { items: own, fallback: false };
    const english = items.filter(item => speaks(item, FALLBACK));
    return { items: english, fallback: english.length > 0 };
}

/** The documents to list, and whether others exist in other languages only. */
export function documentsFor(
    application: ListedApplication,
    language: string,
): Chosen<Application['documents'][number]> & { elsewhere: boolean } {
    const all = usable(application.documents);
    const chosen = choose(all, language);
    return { ...chosen, elsewhere: chosen.items.length === 0 && all.length > 0 };
}

/** The URL that opens the application in the language, else in English; null when there is none. */
export function linkFor(application: ListedApplication, language: string): { href: string; fallback: boolean } | null {
    const { items, fallback } = choose(usable(application.links), language);
    return items[0] ? { href: items[0].href, fallback } : null;
}

/** One download to select. */
export interface DownloadChoice {
    href: string;
    /** null for a file that is for all languages */
    language: string | null;
    /** the file's name, when the language alone does not identify it */
    file?: string;
}

/** The downloads to offer: nothing, a single file, or one file per language to select from. */
export type Downloads = { kind: 'none' } | { kind: 'single'; href: string } | { kind: 'choice'; choices: DownloadChoice[] };

/** The last part of a URL, decoded. */
const fileOf = (href: string): string => decoded(new URL(href).pathname.split('/').at(-1) ?? '');

/** The downloads by language; the requested language comes first, then the server's order. */
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

/** The name of a language in another language; its code when the browser has no name for it. */
export function languageName(code: string, language: string): string {
    try {
        return new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(code) ?? code;
    } catch {
        // Not a valid language code.
        return code;
    }
}
