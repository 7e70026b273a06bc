// @vitest-environment node
import { expect, it } from 'vitest';
import { csvOf } from '../../src/jobs/receipt';

/** The receipt of a job (MANY-8): opened in a spreadsheet, it shows what was written, and calculates nothing. */

const MARK = '\uFEFF';
const textOf = async (rows: string[][], language = 'en'): Promise<string> => {
    const bytes = new Uint8Array(await new Response(csvOf(rows, language).stream()).arrayBuffer());
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
};
const cellOf = async (value: string): Promise<string> => (await textOf([[value]])).slice(MARK.length, -2);

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\uFF1D1', '\uFF0B1', '\uFF0D1', '\uFF201'])(
    'defuses %j',
    async value => {
        expect((await cellOf(value)).replace(/^"/, '')).toMatch(/^'/);
    },
);

it.each([
    ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
    ['say "hi"', '"say ""hi"""'],
    ['one\r\ntwo', '"one\r\ntwo"'],
    ['a\tb', '"a\tb"'],
    ['Engel, Anna', '"Engel, Anna"'],
    ['Engel; Anna', '"Engel; Anna"'],
    ['Müller Łukasz ß 東', 'Müller Łukasz ß 東'],
    ['anna-maria@holzmann.example', 'anna-maria@holzmann.example'],
    ['', ''],
])('writes %j as %s', async (value, written) => {
    expect(await cellOf(value)).toBe(written);
});

it('begins with the mark of UTF-8, once, and ends each row as spreadsheets do', async () => {
    const text = await textOf([
        ['ä', 'b'],
        ['c', 'd'],
    ]);
    expect(text).toBe(`${MARK}ä,b\r\nc,d\r\n`);
});

it.each([
    ['en', ','],
    ['de', ';'],
    ['fr', ';'],
    ['it', ';'],
    ['nl', ';'],
    ['pl', ';'],
    ['sk', ';'],
])('in %s has %s between the cells', async (language, separator) => {
    expect(await textOf([['a', 'b']], language)).toBe(`${MARK}a${separator}b\r\n`);
});
