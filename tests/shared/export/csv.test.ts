// @vitest-environment node
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { CellType } from '#src/shared/export/types';
import { csvFile } from '#src/shared/export/csv';
import { separatorFor } from '#src/shared/export/separator';
import { LANGUAGES } from '#src/config/language';
import { HOSTILE } from '../../support/hostileCells';

/** The writer of CSV files (EXPORT-2): a reader of another hand gets back what was written, and a spreadsheet calculates nothing. */

const MARK = '\uFEFF';
type Value = string | number | null | undefined;

const bytesOf = async (blob: Blob): Promise<string> =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(await new Response(blob.stream()).arrayBuffer()));

/** One column of this type with these cells, as text. */
const written = async (values: readonly Value[], type: CellType = 'text', language = 'en'): Promise<string> => {
    const file = csvFile<{ value: Value }>([{ header: 'Head', type, value: row => row.value }], language, separatorFor(language));
    file.add(values.map(value => ({ value })));
    return bytesOf(file.blob());
};
const cells = (text: string, delimiter = ','): string[] =>
    parse(text, { bom: true, delimiter, relax_quotes: false, skip_empty_lines: false, record_delimiter: '\r\n' }).map(
        ([cell]) => cell as string,
    );
const cellOf = async (value: Value, type: CellType = 'text', language = 'en'): Promise<string | undefined> =>
    cells(await written([value], type, language), language === 'en' ? ',' : ';')[1];

describe.each(['en', 'de'])('in %s', language => {
    const delimiter = language === 'en' ? ',' : ';';

    it('a reader of another hand gets every cell back', async () => {
        const text = await written(
            HOSTILE.map(([value]) => value),
            'text',
            language,
        );
        expect(cells(text, delimiter).slice(1)).toEqual(HOSTILE.map(([value, isDefused]) => (isDefused ? `'${value}` : value)));
    });
});

it('defuses headers as well: a label may come from a server', async () => {
    const file = csvFile([{ header: '=1', value: () => '' }], 'en', ',');
    expect(await bytesOf(file.blob())).toBe(`${MARK}'=1\r\n`);
});

it('begins with the mark of UTF-8, once, and writes its parts one behind the other', async () => {
    const file = csvFile<string[]>(
        [
            { header: 'ä', value: ([first]) => first },
            { header: 'b', value: ([, second]) => second },
        ],
        'en',
        ',',
    );
    file.add([
        ['c', 'd'],
        ['', ''],
    ]);
    file.add([]);
    file.add([['e', 'f']]);
    expect(await bytesOf(file.blob())).toBe(`${MARK}ä,b\r\nc,d\r\n,\r\ne,f\r\n`);
    expect(file.count()).toBe(3);
});

it.each(LANGUAGES.map(language => [language, language === 'en' ? ',' : ';'] as const))(
    'in %s has %s between the cells, and the decimal sign that fits',
    async (language, separator) => {
        const file = csvFile<number>(
            [
                { header: 'a', type: 'number', value: row => row },
                { header: 'b', value: () => 'x' },
            ],
            language,
            separatorFor(language),
        );
        file.add([-1234.5]);
        const sign = language === 'en' ? '.' : ',';
        expect(await bytesOf(file.blob())).toBe(`${MARK}a${separator}b\r\n-1234${sign}5${separator}x\r\n`);
    },
);

it.each([
    [-5, '-5'],
    [0, '0'],
    [1e6, '1000000'],
    [Number.NaN, ''],
    [null, ''],
    [undefined, ''],
    // a server that sends text in the place of a number
    ['=1', "'=1"],
] as const)('writes the number %j as %j', async (value, cell) => {
    expect(await cellOf(value, 'number')).toBe(cell);
});

it.each([
    ['2026-11-23', '2026-11-23'],
    ['', ''],
    ['=1', "'=1"],
    ['-1', "'-1"],
])('writes the day %j as %j', async (value, cell) => {
    expect(await cellOf(value, 'date')).toBe(cell);
});

it.each([
    ['+49 711 123', '+49 711 123'],
    ['+49-711-123', '+49 711 123'],
    ['+49 (0)711 / 123-45', '+49 (0)711 123 45'],
    ['+4971112345', '+49 71112345'],
    ['0711123', '071 1123'],
    ['112', '112'],
    ['+1', "'+1"],
    ['+49', "'+49"],
    ['01', "'01"],
    ['12/34', '12 34'],
    ['-1-2', '1 2'],
    ['+49 711 123 ext. 5', "'+49 711 123 ext. 5"],
    ['+1+cmd', "'+1+cmd"],
    ['=1', "'=1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-', "'-"],
])('writes the telephone number %j as %j', async (value, cell) => {
    expect(await cellOf(value, 'phone')).toBe(cell);
});

it.each([
    ['en', ',', '+49 711 123'],
    ['de', ';', '+49 711 123'],
    ['fr', ';', "'+49 711 123"],
    // English texts for a spreadsheet in another language
    ['en', ';', "'+49 711 123"],
] as const)('in %s with "%s" a telephone number that may be read as thousands is %s', async (language, separator, cell) => {
    const file = csvFile([{ header: 'a', type: 'phone', value: () => '+49 711 123' }], language, separator);
    file.add([1]);
    expect(await bytesOf(file.blob())).toBe(`${MARK}a\r\n${cell}\r\n`);
});

it('has the chosen separator in every language, with the decimal sign that fits', async () => {
    const file = csvFile<number>([{ header: 'a', type: 'number', value: row => row }], 'en', ';');
    file.add([2.5]);
    expect(await bytesOf(file.blob())).toBe(`${MARK}a\r\n2,5\r\n`);
});
