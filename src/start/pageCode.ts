import { isAdministrator } from '../../authProvider/roles';
import { CARD_BREAKPOINT_PX, storedDisplayMode } from '../config/displayMode';
import type { Language } from '../config/language';
import type { Reader, StartCode } from './startPages';

declare global {
    interface Window {
        /** resolves once the style sheets that were inserted are there, or have failed */
        styled?: Promise<unknown>;
    }
}

/** Returns a function that inserts links to files, each once. */
function linker(sheets: Promise<unknown>[]): (files: readonly string[]) => void {
    const asked = new Set<string>();
    return files => {
        for (const file of files.filter(one => !asked.has(one))) {
            asked.add(file);
            const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
            const link = Object.assign(document.createElement('link'), { rel, href: `/assets/${file}` });
            if (rel === 'stylesheet') sheets.push(new Promise(done => (link.onload = link.onerror = done)));
            document.head.append(link);
        }
    };
}

/**
 * Fetches a page's code beside the entry, not after it has run. Also that of its tables, which it has in wide windows only (LIST-4); where they
 * are for administrators, as soon as the role is known.
 */
export function fetchPageCode(
    { all, pages, languages, table = [] }: StartCode,
    page: string | undefined,
    language: Language,
    reader: Promise<Reader | null> | undefined,
): void {
    const { files = [], texts = {}, tables = [] } = pages[page ?? ''] ?? {};
    const sheets: Promise<unknown>[] = [];
    const fetchFiles = linker(sheets);
    fetchFiles([...all, ...(languages[language] ?? []), ...files, ...(texts[language] ?? [])]);
    // An import waits only for the sheets that it inserts itself (src/app/portal.tsx).
    window.styled = Promise.all(sheets);
    const shown = tables.filter(({ list }) => storedDisplayMode(list) === 'table');
    if (shown.length === 0 || !matchMedia(`(min-width: ${CARD_BREAKPOINT_PX}px)`).matches) return;
    if (shown.some(one => !one.for)) fetchFiles(table);
    else void reader?.then(known => known && isAdministrator(known) && fetchFiles(table));
}
