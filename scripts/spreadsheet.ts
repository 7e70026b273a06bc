import { JSDOM } from 'jsdom';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { csvFile } from '../src/shared/export/csv';
import type { CellType } from '../src/shared/export/types';
import { HOSTILE } from '../tests/support/hostileCells';
import { chosenProgram, findProgram, installDebian } from './programs.mjs';

/**
 * `npm run test:spreadsheet`: LibreOffice reads files of the portal's writer (EXPORT-2) with its most dangerous settings, both separators, and
 * gives them back cell for cell: no cell is a formula, and every text, number, day and telephone number is what was written. Installs
 * Debian's package if it is missing; `SOFFICE_PATH` selects another program.
 */

interface Cell {
    column: string;
    type: CellType;
    value: string | number;
    /** what the spreadsheet must have */
    text: string;
    isNumber?: boolean;
    /** languages in which it has an apostrophe, because thousands are separated by blanks there */
    defusedIn?: readonly string[];
}

/** A cell of a spreadsheet has one kind of line end, and no other control characters. */
const inCell = (text: string): string => text.replace(/\r\n|\r/g, '\n').replace(/(?!\s)\p{Cc}/gu, '');

const CELLS: readonly Cell[] = [
    ...HOSTILE.map(([value, isDefused]): Cell => ({
        column: 'text',
        type: 'text',
        value,
        text: inCell(isDefused ? `'${value}` : value),
    })),
    ...[-1234.5, 0, 1_000_000].map((value): Cell => ({
        column: 'number',
        type: 'number',
        value,
        text: String(value),
        isNumber: true,
    })),
    { column: 'number', type: 'number', value: '=1', text: "'=1" },
    { column: 'day', type: 'date', value: '2026-11-23', text: '2026-11-23' },
    { column: 'day', type: 'date', value: '=1', text: "'=1" },
    { column: 'phone', type: 'phone', value: '+49 711 123', text: '+49 711 123', defusedIn: ['fr', 'pl', 'sk'] },
    { column: 'phone', type: 'phone', value: '+49 (0)711 1234', text: '+49 (0)711 1234' },
    { column: 'phone', type: 'phone', value: '0711123', text: '071 1123' },
    { column: 'phone', type: 'phone', value: '+1', text: "'+1" },
    { column: 'phone', type: 'phone', value: '12/34', text: '12 34' },
    { column: 'phone', type: 'phone', value: '@SUM(A1)', text: "'@SUM(A1)" },
];

const COLUMNS = ['text', 'number', 'day', 'phone'] as const;

/** The file of a language: a row for each cell, which stands in the column of its type, and a last cell, which shows that none has moved. */
async function fileIn(language: string, separator: ';' | ','): Promise<Buffer> {
    const typeOf = (column: string): CellType | undefined => CELLS.find(cell => cell.column === column)?.type;
    const file = csvFile<Cell>(
        [
            ...COLUMNS.map(name => ({
                header: name,
                type: typeOf(name),
                value: ({ column, value }: Cell) => (column === name ? value : ''),
            })),
            { header: 'end', value: () => 'end' },
        ],
        language,
        separator,
    );
    file.add(CELLS);
    return Buffer.from(await file.blob().arrayBuffer());
}

/** Separator, quotes, UTF-8, first line, columns, language; quoted cells may be anything, numbers and days are guessed, formulas run. */
const asCsv = (separator: string, locale: number): string =>
    ['CSV:' + String(separator.charCodeAt(0)), 34, 76, 1, '', locale, false, true, false, false, false, 0, true].join(',');

const SHEETS = [
    { language: 'en', separator: ',', locale: 1033 },
    { language: 'de', separator: ';', locale: 1031 },
    { language: 'fr', separator: ';', locale: 1036 },
    { language: 'it', separator: ';', locale: 1040 },
    { language: 'nl', separator: ';', locale: 1043 },
    { language: 'pl', separator: ';', locale: 1045 },
    { language: 'sk', separator: ';', locale: 1051 },
] as const;

interface Read {
    text: string;
    type: string | null;
    value: string | null;
    formula: string | null;
}

/** The text of a paragraph, in which blanks and tabs are elements. */
function textOf(node: Node): string {
    return [...node.childNodes]
        .map(child => {
            if (child.nodeName === 'text:s') return ' '.repeat(Number((child as Element).getAttribute('text:c') ?? 1));
            if (child.nodeName === 'text:tab') return '\t';
            if (child.nodeName === 'text:line-break') return '\n';
            return child.nodeType === 3 ? (child.textContent ?? '') : textOf(child);
        })
        .join('');
}

/** The cells of the first sheet of a flat OpenDocument file. */
function readSheet(xml: string): Read[][] {
    const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
    const named = (name: string, within: Element | Document): Element[] => [...within.getElementsByTagName(name)];
    const times = (element: Element, what: string): number => Number(element.getAttribute(`table:number-${what}-repeated`) ?? 1);
    return named('table:table-row', document).flatMap(row => {
        const cells = named('table:table-cell', row).flatMap(cell => {
            const read: Read = {
                text: named('text:p', cell).map(textOf).join('\n'),
                type: cell.getAttribute('office:value-type'),
                value: cell.getAttribute('office:value') ?? cell.getAttribute('office:date-value'),
                formula: cell.getAttribute('table:formula'),
            };
            return Array.from({ length: Math.min(times(cell, 'columns'), COLUMNS.length + 1) }, () => read);
        });
        return Array.from({ length: Math.min(times(row, 'rows'), CELLS.length + 1) }, () => cells);
    });
}

/** What differs between a sheet and what was written. */
function differences(rows: readonly Read[][], language: string): string[] {
    return CELLS.flatMap((cell, at) => {
        const row = rows[at + 1] ?? [];
        const read = row[COLUMNS.indexOf(cell.column as (typeof COLUMNS)[number])];
        const told = JSON.stringify(cell.value);
        const text = cell.defusedIn?.includes(language) ? `'${cell.text}` : cell.text;
        const shown = cell.isNumber ? read?.value : read?.type === 'date' ? read.value : read?.text;
        return [
            ...(row.some(({ formula }) => formula !== null) ? [`${told} became a formula`] : []),
            ...((shown ?? '') === text ? [] : [`${told}: ${JSON.stringify(shown)} instead of ${JSON.stringify(text)}`]),
            ...(cell.isNumber && read?.type !== 'float' ? [`${told} is no number`] : []),
            // digits that are shown unchanged as a number lose nothing
            ...(!cell.isNumber && read?.type === 'float' && !/^\d+$/.test(cell.text) ? [`${told} became a number`] : []),
            ...(row[COLUMNS.length]?.text === 'end' ? [] : [`${told} moved the cells behind it`]),
        ];
    });
}

const find = (): string | null => chosenProgram('SOFFICE_PATH') ?? findProgram(['soffice']);
if (!find()) await installDebian('LibreOffice', ['libreoffice-calc']);
const office = find();
if (!office) {
    console.error('No LibreOffice ("apt-get install libreoffice-calc" on Debian and Ubuntu, or SOFFICE_PATH).');
    process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'portal-spreadsheet-'));
let failed = 0;
try {
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    for (const { language, separator, locale } of SHEETS) {
        const csv = join(folder, `${language}.csv`);
        writeFileSync(csv, await fileIn(language, separator));
        const filter = `--infilter=${asCsv(separator, locale)}`;
        const args = [profile, '--headless', filter, '--convert-to', 'fods', '--outdir', folder, csv];
        execFileSync(office, args, { stdio: 'pipe', timeout: 300_000 });
        const rows = readSheet(readFileSync(join(folder, `${language}.fods`), 'utf8'));
        const wrong = differences(rows, language);
        failed += wrong.length;
        console.log(
            `In ${language}, cells separated by "${separator}": ${CELLS.length} read back, ${wrong.length} different, formulas allowed`,
        );
        wrong.forEach(line => console.log(`  ${line}`));
    }
} finally {
    rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
