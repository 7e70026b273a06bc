// @vitest-environment node
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { CellType } from '../../../src/shared/export/types';
import { csvFile } from '../../../src/shared/export/csv';
import { LANGUAGES } from '../../../src/config/language';

/** The writer of CSV files (EXPORT-2): a reader of another hand gets back what was written, and a spreadsheet calculates nothing. */

const MARK = '\uFEFF';
type Value = string | number | null | undefined;

const bytesOf = async (blob: Blob): Promise<string> =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(await new Response(blob.stream()).arrayBuffer()));

/** One column of this type with these cells, as text. */
const written = async (values: readonly Value[], type: CellType = 'text', language = 'en'): Promise<string> => {
    const file = csvFile<{ value: Value }>([{ header: 'Head', type, value: row => row.value }], language);
    file.add(values.map(value => ({ value })));
    return bytesOf(file.blob());
};
const cells = (text: string, delimiter = ','): string[] =>
    parse(text, { bom: true, delimiter, relax_quotes: false, skip_empty_lines: false, record_delimiter: '\r\n' }).map(
        ([cell]) => cell as string,
    );
const cellOf = async (value: Value, type: CellType = 'text', language = 'en'): Promise<string | undefined> =>
    cells(await written([value], type, language), language === 'en' ? ',' : ';')[1];

/** Each with an apostrophe before it in the file, or as it is. */
const HOSTILE: readonly [value: string, isDefused: boolean][] = [
    ['=1+1', true],
    ['=HYPERLINK("http://x";"y")', true],
    ["=cmd|'/C calc'!A0", true],
    ['+1', true],
    ['+49 711 123', true],
    ['-1', true],
    ['-2+3+cmd', true],
    ['@SUM(A1)', true],
    ['\t=1', true],
    ['\rtext', true],
    ['\ntext', true],
    ['  =1', true],
    ['\u00A0=1', true],
    ['\u200B=1', true],
    ['\u202E=1', true],
    ['\uFF1D1', true],
    ['\uFF0B1', true],
    ['\uFF0D1', true],
    ['\uFF201', true],
    ['say "hi"', false],
    ['"', false],
    ['""quoted""', false],
    ['one\r\ntwo', false],
    ['one\ntwo\n', false],
    ['a\rb', false],
    ['a\tb', false],
    ['Engel, Anna', false],
    ['Engel; Anna', false],
    ['שלום עולם', false],
    ['\u202Eabc\u202C', false],
    ['👩‍👩‍👧 🇩🇪', false],
    ['Müller Łukasz ß 東', false],
    ['anna-maria@holzmann.example', false],
    ["'quoted'", false],
    [' blanks around ', false],
    ['', false],
];

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
    const file = csvFile([{ header: '=1', value: () => '' }], 'en');
    expect(await bytesOf(file.blob())).toBe(`${MARK}'=1\r\n`);
});

it('begins with the mark of UTF-8, once, and writes its parts one behind the other', async () => {
    const file = csvFile<string[]>(
        [
            { header: 'ä', value: ([first]) => first },
            { header: 'b', value: ([, second]) => second },
        ],
        'en',
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
