import { unguarded } from '#src/shared/export/guarded';
import { isSpreadsheet } from './bytes';
import { decode, type Encoding } from './decode';
import { inSlices, type Sliced } from '../../shared/sliced';
import { tabling } from './layout';
import { ListRefused, MAX_SPREADSHEET, MAX_TEXT } from './limits';
import type { Table } from './table';
import { readingText, type ListSeparator } from './text';
import type { Sheet } from './workbook';

/** Reads a list from a file or from what was pasted (READ-1 to READ-5). Nothing is sent anywhere. */

/** What can be chosen where the portal has guessed wrong. */
export interface ReadChoice {
    encoding?: Encoding;
    sheet?: number;
}

/** A list as it was read, with what was guessed. */
export interface ReadList {
    table: Table;
    /** of a file with text */
    encoding?: Encoding;
    /** of a text; null for addresses one after another */
    separator?: ListSeparator | null;
    /** of a spreadsheet */
    sheets?: readonly Sheet[];
    sheet?: number;
}

/** The first sheet that is shown and has a list in it; otherwise the first that is shown, with the reason why it has none. */
async function readSpreadsheet(bytes: Uint8Array<ArrayBuffer>, chosen: number | undefined): Promise<ReadList> {
    const { workbookOf } = await import('./workbook');
    const book = await workbookOf(bytes);
    const { sheets } = book;
    const read = async (sheet: number): Promise<ReadList> => {
        const rows = (await book.rows(sheet)).map(row => ({ ...row, cells: row.cells.map(unguarded) }));
        return { table: await inSlices(tabling(rows)), sheets, sheet };
    };
    if (chosen !== undefined) return read(chosen);
    const shown = sheets.flatMap(({ isHidden }, at) => (isHidden ? [] : [at]));
    let refused: ListRefused | undefined;
    for (const sheet of shown) {
        try {
            return await read(sheet);
        } catch (error) {
            if (!(error instanceof ListRefused)) throw error;
            refused ??= error;
        }
    }
    throw refused ?? new ListRefused('empty');
}

/** How many bytes of a file are looked at that is too large to be read: it could be a film. */
const START = 4_096;

/** Why a file is not read that is larger than any list. */
async function tooLarge(file: Blob, language: string): Promise<ListRefused> {
    const start = new Uint8Array(await file.slice(0, START).arrayBuffer());
    if (isSpreadsheet(start)) return new ListRefused('spreadsheetTooLarge');
    // Throws if it is no text.
    decode(start, language);
    return new ListRefused('textTooLarge');
}

/**
 * Reads a file.
 * @param language of the portal, from which the encoding of an old text is guessed
 * @throws ListRefused if it is no list, or too large
 */
export async function readFile(file: Blob, language: string, choice: ReadChoice = {}): Promise<ReadList> {
    if (file.size > MAX_SPREADSHEET) throw await tooLarge(file, language);
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isSpreadsheet(bytes)) return readSpreadsheet(bytes, choice.sheet);
    if (bytes.length > MAX_TEXT) throw new ListRefused('textTooLarge');
    const { text, encoding } = decode(bytes, language, choice.encoding);
    return { ...(await inSlices(readingText(text))), encoding };
}

/**
 * Reads what was pasted, in parts.
 * @throws ListRefused if it is no list, or too large
 */
export function* readingPasted(text: string): Sliced<ReadList> {
    if (new Blob([text]).size > MAX_TEXT) throw new ListRefused('textTooLarge');
    return yield* readingText(text);
}
