import { OLD_SPREADSHEET, startsWith } from './bytes';
import { ListRefused } from './limits';
import { kindOf, type NumberKind } from './numbers';
import { rowsOf, unescaped, type Shared } from './sheet';
import type { TableRow } from './table';
import { piecesOf } from './xml';
import { archiveOf, type Archive } from './zip';

/** Reads spreadsheets: `.xlsx`, a ZIP of XML files (READ-5). */

export interface Sheet {
    name: string;
    isHidden: boolean;
}

export interface Workbook {
    sheets: readonly Sheet[];
    /** @throws ListRefused if the sheet is damaged or too large */
    rows(sheet: number): Promise<TableRow[]>;
}

const WORKBOOK = 'xl/workbook.xml';

/** The name of the encrypted file within, in UTF-16. */
const ENCRYPTED = Array.from('EncryptedPackage').flatMap(letter => [letter.charCodeAt(0), 0]);

function isEncrypted(bytes: Uint8Array): boolean {
    for (let at = bytes.indexOf(ENCRYPTED[0] ?? 0); at !== -1; at = bytes.indexOf(ENCRYPTED[0] ?? 0, at + 1)) {
        if (startsWith(bytes, ENCRYPTED, at)) return true;
    }
    return false;
}

/** The path of a file that another one refers to. */
const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`);

interface Parts {
    sheets: (Sheet & { path: string })[];
    strings: string | undefined;
    styles: string | undefined;
    from1904: boolean;
}

async function partsOf(archive: Archive): Promise<Parts> {
    const [book, links] = [await archive.read(WORKBOOK), await archive.read('xl/_rels/workbook.xml.rels')];
    if (book === null || links === null) throw new ListRefused('broken');
    const paths = new Map<string, string>();
    const parts: Parts = { sheets: [], strings: undefined, styles: undefined, from1904: false };
    for (const piece of piecesOf(links)) {
        if (piece.kind !== 'open' || piece.name !== 'Relationship') continue;
        const path = pathOf(piece.attributes('Target') ?? '');
        const type = piece.attributes('Type') ?? '';
        if (type.endsWith('/sharedStrings')) parts.strings = path;
        else if (type.endsWith('/styles')) parts.styles = path;
        else if (type.endsWith('/worksheet')) paths.set(piece.attributes('Id') ?? '', path);
    }
    for (const piece of piecesOf(book)) {
        if (piece.kind !== 'open') continue;
        if (piece.name === 'workbookPr') parts.from1904 = ['1', 'true'].includes(piece.attributes('date1904') ?? '');
        // Sheets that are only a chart have no cells.
        const path = piece.name === 'sheet' ? paths.get(piece.attributes('id') ?? '') : undefined;
        if (path && piece.name === 'sheet') {
            const isHidden = (piece.attributes('state') ?? 'visible') !== 'visible';
            parts.sheets.push({ name: piece.attributes('name') ?? '', isHidden, path });
        }
    }
    return parts;
}

/** The shared strings; what is read out beside Asian characters is no part of them. */
function stringsOf(xml: string): string[] {
    const strings: string[] = [];
    let text = '';
    let takes = false;
    let aside = 0;
    for (const piece of piecesOf(xml)) {
        if (piece.kind === 'text') text += takes && aside === 0 ? piece.text : '';
        else if (piece.name === 't') takes = piece.kind === 'open';
        else if (piece.name === 'rPh') aside += piece.kind === 'open' ? 1 : -1;
        else if (piece.name === 'si' && piece.kind === 'open') text = '';
        else if (piece.name === 'si') strings.push(unescaped(text));
    }
    return strings;
}

/** What each style of a cell does with numbers. */
function stylesOf(xml: string): NumberKind[] {
    const codes = new Map<number, string>();
    const styles: NumberKind[] = [];
    let isOfCells = false;
    for (const piece of piecesOf(xml)) {
        if (piece.kind === 'text') continue;
        if (piece.name === 'cellXfs') isOfCells = piece.kind === 'open';
        if (piece.kind === 'close') continue;
        if (piece.name === 'numFmt') codes.set(Number(piece.attributes('numFmtId')), piece.attributes('formatCode') ?? '');
        if (piece.name !== 'xf' || !isOfCells) continue;
        const id = Number(piece.attributes('numFmtId') ?? 0);
        styles.push(kindOf(id, codes.get(id)));
    }
    return styles;
}

/** Why a ZIP without a workbook is not read. */
function refusalOf({ names }: Archive): ListRefused {
    if (names.includes('content.xml') || names.includes('xl/workbook.bin')) return new ListRefused('otherSpreadsheet');
    return new ListRefused('notAList');
}

/**
 * Opens a spreadsheet.
 * @throws ListRefused if it is damaged, encrypted or of another kind
 */
export async function workbookOf(bytes: Uint8Array<ArrayBuffer>): Promise<Workbook> {
    if (startsWith(bytes, OLD_SPREADSHEET)) throw new ListRefused(isEncrypted(bytes) ? 'encrypted' : 'oldSpreadsheet');
    const archive = archiveOf(bytes);
    if (!archive.names.includes(WORKBOOK)) throw refusalOf(archive);
    const { sheets, strings, styles, from1904 } = await partsOf(archive);
    if (sheets.length === 0) throw new ListRefused('empty');
    const part = async (path: string | undefined): Promise<string | null> => (path ? archive.read(path) : null);
    const [sharedStrings, sharedStyles] = [await part(strings), await part(styles)];
    const shared: Shared = {
        strings: sharedStrings === null ? [] : stringsOf(sharedStrings),
        styles: sharedStyles === null ? [] : stylesOf(sharedStyles),
        from1904,
    };
    return {
        sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
        async rows(sheet) {
            const xml = await part(sheets[sheet]?.path);
            if (xml === null) throw new ListRefused('broken');
            return rowsOf(xml, shared);
        },
    };
}
