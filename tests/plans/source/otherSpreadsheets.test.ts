// @vitest-environment node
import { readFileSync } from 'node:fs';
import { downloadZip } from 'client-zip';
import { expect, it } from 'vitest';
import { readFile, type ReadList } from '#src/plans/source/read';
import { readPasted } from './pasted';

const cells = ({ table }: ReadList) => [table.header, ...table.rows.map(row => row.cells)];

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A spreadsheet as other programs write it: stored, with inline strings, without places, with prefixes and formatted texts. */
const otherProgram = (): Promise<Blob> =>
    downloadZip([
        {
            name: 'xl/workbook.xml',
            input: `<?xml version="1.0"?><x:workbook xmlns:x="urn:x" xmlns:r="${RELATIONSHIPS}"><!-- one > two --><x:sheets><x:sheet name='A &amp; B' r:id="r1"/></x:sheets></x:workbook>`,
        },
        {
            name: 'xl/_rels/workbook.xml.rels',
            input: `<Relationships><Relationship Id="r1" Type="${RELATIONSHIPS}/worksheet" Target="/xl/worksheets/one.xml"/><Relationship Id="r2" Type="${RELATIONSHIPS}/sharedStrings" Target="strings.xml"/></Relationships>`,
        },
        {
            name: 'xl/strings.xml',
            input: `<sst><si><t>E-Mail</t></si><si><r><t>An</t></r><r><rPr><b/></rPr><t xml:space="preserve">na </t></r><rPh sb="0" eb="1"><t>aside</t></rPh></si><si><t>x_x000D_\ny &#x20AC;</t></si></sst>`,
        },
        {
            name: 'xl/worksheets/one.xml',
            input: `<x:worksheet><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="inlineStr"><x:is><x:t>Name</x:t></x:is></x:c></x:row><x:row/><x:row><x:c t="inlineStr"><x:is><x:t><![CDATA[anna@x.example]]></x:t></x:is></x:c><x:c t="s"><x:v>1</x:v></x:c><x:c r="D3" t="s"><x:v>2</x:v></x:c><x:c t="str"><x:f>"a"&amp;B1</x:f><x:v>aName</x:v></x:c><x:c t="e"><x:v>#N/A</x:v></x:c><x:c t="d"><x:v>2026-05-31T00:00:00</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
        },
    ]).blob();

it('reads the spreadsheets of other programs', async () => {
    const list = await readFile(await otherProgram(), 'en');
    expect(list.sheets).toEqual([{ name: 'A & B', isHidden: false }]);
    expect(cells(list)).toEqual([
        ['E-Mail', 'Name', '', '', '', '', ''],
        ['anna@x.example', 'Anna', '', 'x\ny €', 'aName', '#N/A', '2026-05-31'],
    ]);
});

it('removes the apostrophes that a file of the portal has when a spreadsheet has saved it', async () => {
    const list = await readFile(new Blob([readFileSync('tests/plans/source/fixtures/guarded.xlsx')]), 'en');
    expect(cells(list)).toEqual([
        ['E-mail', 'Label', 'Key ID'],
        ['anna@holzmann.example', '00123', '1E5'],
        ['ben@holzmann.example', '=Desk', 'k1203'],
    ]);
});

it('reads what is pasted like a file', () => {
    expect(cells(readPasted('name\tmail\r\nAnna\tanna@holzmann.example\r\n'))).toEqual([
        ['name', 'mail'],
        ['Anna', 'anna@holzmann.example'],
    ]);
});

it.each([
    ['addresses', '', (address: string) => address],
    ['addresses below empty lines', '\r\n \n', (address: string) => address],
    ['names with addresses', '', (address: string) => `Anna Engel <${address}>`],
])('reads %s in one long line', (_what, before, written) => {
    const people = Array.from({ length: 150 }, (_, at) => `p${at}@holzmann.example`);
    for (const separator of [', ', '; ']) {
        const { table } = readPasted(before + people.map(written).join(separator));
        expect(table.rows.map(({ cells: [mail] }) => mail)).toEqual(people);
    }
});

it('names rows by their numbers in the spreadsheet, and hidden ones', async () => {
    const { table } = await readFile(new Blob([readFileSync('tests/plans/source/fixtures/hidden-rows.xlsx')]), 'en');
    expect(table.rows.map(({ line, cells: [mail], isHidden }) => [line, mail, isHidden])).toEqual([
        [2, 'h1@northfield.example', false],
        [3, 'h2@northfield.example', true],
        [4, 'h3@northfield.example', false],
        [5, 'h4@northfield.example', true],
        [6, 'h5@northfield.example', false],
    ]);
});
