import { inSlices } from '../../shared/sliced';
import { isZip } from './bytes';
import type { Kept } from './kept';
import { ListRefused, MAX_ROWS, MAX_SPREADSHEET } from './limits';
import { readFile, readingPasted, type ReadChoice } from './read';
import { archiveOf } from './zip';

/** Reads what was pasted, or one or several files (READ-1). */

/** Where lists come from; a ZIP is `unpacked` where there may be several. */
export type From = { pasted: string } | { files: readonly File[]; choice?: ReadChoice; unpacked?: boolean };

interface Lists {
    lists: readonly Kept[];
    /** what was not read; `''` for what was pasted */
    refused: readonly { name: string; error: unknown }[];
}

/** What is taken out of a ZIP, without what systems add to one. */
const isList = (path: string): boolean => /\.(csv|tsv|txt|xlsx)$/i.test(path) && !/(^|\/)(\.|__MACOSX\/)/.test(path);

/** The files in a ZIP, e.g. one for each cloud group (REVIEW-1); any other file itself. A spreadsheet is a ZIP too. */
async function filesIn(file: File): Promise<readonly File[]> {
    if (file.size > MAX_SPREADSHEET) return [file];
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isZip(bytes)) return [file];
    const archive = archiveOf(bytes);
    const paths = archive.names.filter(isList).toSorted();
    if (paths.length === 0) return [file];
    const files: File[] = [];
    for (const path of paths) {
        const content = await archive.bytes(path);
        if (content) files.push(new File([content], path.slice(path.lastIndexOf('/') + 1)));
    }
    return files;
}

/** Reads lists one after another; what is not read is named. Of more rows than a plan may have none are taken. */
export async function readLists(from: From, language: string): Promise<Lists> {
    const lists: Kept[] = [];
    const refused: Lists['refused'][number][] = [];
    const attempt = async <Result>(name: string, read: () => Promise<Result>): Promise<Result | null> => {
        try {
            return await read();
        } catch (error) {
            refused.push({ name, error });
            return null;
        }
    };
    if ('pasted' in from) {
        const list = await attempt('', () => inSlices(readingPasted(from.pasted)));
        return { lists: list ? [{ file: null, list }] : [], refused };
    }
    let rows = 0;
    for (const given of from.files) {
        const files = from.unpacked ? await attempt(given.name, () => filesIn(given)) : [given];
        for (const file of files ?? []) {
            const list = await attempt(file.name, () => readFile(file, language, from.choice));
            if (!list) continue;
            rows += list.table.rows.length;
            if (rows > MAX_ROWS) return { lists: [], refused: [{ name: given.name, error: new ListRefused('tooManyRows') }] };
            lists.push({ file, list });
        }
    }
    return { lists, refused };
}
