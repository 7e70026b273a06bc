// @vitest-environment node
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { downloadZip } from 'client-zip';
import { describe, expect, it } from 'vitest';
import { readFile, readingPasted } from '#src/plans/source/read';
import { readPasted } from './pasted';

/** Lists that are not read, each with its reason (READ-1). */

const bytesOf = (name: string): Buffer => readFileSync(`tests/plans/source/fixtures/${name}`);

const rows = (count: number): string => `mail\n${Array.from({ length: count }, (_, row) => `p${row}@x.example\n`).join('')}`;

const header = (length: number): Uint8Array => new Uint8Array(length);

/** One deflated file in a ZIP; what its header says of its length is as wrong as a bomb's. */
function zipOf(name: string, content: Buffer): Buffer {
    const packed = deflateRawSync(content);
    const local = Buffer.from(header(30));
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.from(header(46));
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(100, 24);
    entry.writeUInt16LE(name.length, 28);
    const end = Buffer.from(header(22));
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(30 + name.length + packed.length, 16);
    return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}

const stored = async (files: Readonly<Record<string, string>>): Promise<Buffer> => {
    const zip = downloadZip(Object.entries(files).map(([name, input]) => ({ name, input })));
    return Buffer.from(await zip.arrayBuffer());
};

const LINKS = '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="s.xml"/></Relationships>';
const BOOK = '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>';
const sheetOf = (sheet: string) => stored({ 'xl/workbook.xml': BOOK, 'xl/_rels/workbook.xml.rels': LINKS, 'xl/s.xml': sheet });

/** One byte in the middle of the packed data of the first sheet is another. */
function flipped(): Buffer {
    const bytes = Buffer.from(bytesOf('plain.xlsx'));
    const at = bytes.indexOf('xl/worksheets/sheet1.xml') + 120;
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    return bytes;
}

const REFUSED: readonly (readonly [string, string, () => Buffer | string | Promise<Buffer>])[] = [
    ['an encrypted spreadsheet', 'encrypted', () => bytesOf('encrypted.xlsx')],
    ['an .xls', 'oldSpreadsheet', () => bytesOf('old.xls')],
    ['an .ods', 'otherSpreadsheet', () => bytesOf('other.ods')],
    ['an .xlsb', 'otherSpreadsheet', () => stored({ 'xl/workbook.bin': 'x' })],
    ['a file that was cut off', 'broken', () => bytesOf('broken.xlsx')],
    ['a damaged file', 'broken', flipped],
    ['a sheet that is not well formed', 'broken', () => sheetOf('<worksheet><row></worksheet>')],
    ['an entity of its own', 'broken', () => sheetOf('<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet>&a;</worksheet>')],
    ['a bomb', 'unpackedTooLarge', () => zipOf('xl/workbook.xml', Buffer.alloc(60 * 1024 * 1024))],
    ['5,001 rows', 'tooManyRows', () => rows(5_001)],
    [
        'a spreadsheet of 5,022 rows',
        'tooManyRows',
        () => sheetOf(`<worksheet>${'<row><c t="inlineStr"><is><t>a@x.example</t></is></c></row>'.repeat(5_022)}</worksheet>`),
    ],
    ['101 columns', 'tooManyColumns', () => `mail${',x'.repeat(100)}\na@x.example${',x'.repeat(100)}`],
    ['a column far to the right', 'tooManyColumns', () => sheetOf('<worksheet><row><c r="XFD1"><v>1</v></c></row></worksheet>')],
    ['a text of 6 MB', 'textTooLarge', () => `mail\na@x.example,${'x'.repeat(6 * 1024 * 1024)}`],
    ['a text of 11 MB', 'textTooLarge', () => `mail\na@x.example,${'x'.repeat(11 * 1024 * 1024)}`],
    [
        'a spreadsheet of 11 MB',
        'spreadsheetTooLarge',
        () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(11 * 1024 * 1024)]),
    ],
    ['a film of 11 MB', 'notAList', () => Buffer.alloc(11 * 1024 * 1024)],
    ['no address column', 'noAddress', () => bytesOf('no-address.csv')],
    ['a picture', 'notAList', () => bytesOf('picture.png')],
    ['another ZIP', 'notAList', () => stored({ 'word/document.xml': '<x/>' })],
    ['no text', 'empty', () => ''],
    ['blank rows', 'empty', () => bytesOf('empty.csv')],
    ['an empty sheet', 'empty', () => sheetOf('<worksheet><sheetData/></worksheet>')],
    ['a header alone', 'headerOnly', () => bytesOf('header-only.csv')],
    ['two tables below each other', 'twoTables', () => bytesOf('two-tables.csv')],
    ['two tables side by side', 'twoTables', () => bytesOf('side-by-side.csv')],
];

describe('a file', () => {
    it.each(REFUSED)('%s is refused: %s', async (_, reason, content) => {
        await expect(readFile(new Blob([await content()] as BlobPart[]), 'en')).rejects.toMatchObject({ reason });
    });
});

it('is read up to the limits', async () => {
    expect((await readFile(new Blob([rows(5_000)]), 'en')).table.rows).toHaveLength(5_000);
});

it('refuses what is pasted for the same reasons', () => {
    expect(() => readPasted(rows(5_001))).toThrow('tooManyRows');
    expect(() => readPasted(`mail\n${'x'.repeat(6 * 1024 * 1024)}`)).toThrow('textTooLarge');
    expect(() => readPasted(' \n ')).toThrow('empty');
});

it.each([
    ['rows', rows(5_000)],
    ['quoted cells', rows(5_000).replaceAll(/^.*$/gm, '"$&"')],
    ['addresses alone', rows(5_000).replace(/^.*\n/, '')],
])('reads thousands of %s in parts, so that the page can answer meanwhile', (_, text) => {
    const work = readingPasted(text);
    let parts = 0;
    for (;;) {
        const { done, value } = work.next();
        if (done) {
            expect(value.table.rows).toHaveLength(5_000);
            break;
        }
        parts += 1;
    }
    expect(parts).toBeGreaterThan(5_000);
});
