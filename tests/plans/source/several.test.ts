// @vitest-environment node
import { readFileSync } from 'node:fs';
import { downloadZip } from 'client-zip';
import { expect, it } from 'vitest';
import { readLists } from '#src/plans/source/readLists';

/** Several lists at once, also in a ZIP (REVIEW-2). */

const csv = (name: string, ...rows: string[]): File => new File([['E-mail;Decision', ...rows].join('\n')], name);

async function zip(name: string, files: readonly File[]): Promise<File> {
    return new File([await downloadZip(files.map(file => ({ name: file.name, input: file }))).blob()], name);
}

const read = async (...files: File[]) => {
    const { lists, refused } = await readLists({ files, unpacked: true }, 'en');
    return {
        lists: lists.map(({ file, list }) => [file?.name, list.table.rows.length]),
        refused: refused.map(({ name, error }) => [name, (error as { reason?: string }).reason]),
    };
};

it('the files of a ZIP are read like files, without what systems add, and what is refused is named', async () => {
    const groups = await zip('groups.zip', [
        csv('Planung/Büro.csv', 'a@x.example;keep', 'b@x.example;take'),
        csv('Werkstatt.csv', 'c@x.example;keep'),
        csv('__MACOSX/._Werkstatt.csv', 'nothing'),
        csv('.hidden.csv', 'd@x.example;keep'),
        csv('Ausbildung.csv'),
        new File(['%PDF'], 'read me.pdf'),
    ]);
    // What is refused does not keep those behind it out.
    expect(await read(csv('none.csv'), csv('own.csv', 'e@x.example;'), groups)).toEqual({
        lists: [
            ['own.csv', 1],
            ['Büro.csv', 2],
            ['Werkstatt.csv', 1],
        ],
        refused: [
            ['none.csv', 'headerOnly'],
            ['Ausbildung.csv', 'headerOnly'],
        ],
    });
});

it('a spreadsheet, which is a ZIP too, is one list', async () => {
    const bytes = readFileSync('tests/plans/source/fixtures/plain.xlsx');
    const { lists, refused } = await read(new File([bytes], 'plain.xlsx'), await zip('all.zip', [new File([bytes], 'in.xlsx')]));
    expect(refused).toEqual([]);
    expect(lists.map(([name]) => name)).toEqual(['plain.xlsx', 'in.xlsx']);
    expect(lists[0]?.[1]).toBe(lists[1]?.[1]);
});

it('a ZIP without a list, a damaged one, and more rows than a plan may have are refused as a whole', async () => {
    const many = Array.from({ length: 3000 }, (_, at) => `p${at}@x.example;keep`);
    const damaged = new File(['PK\u0003\u0004', 'x'.repeat(100)], 'damaged.zip');
    expect(await read(await zip('none.zip', [new File(['%PDF'], 'read me.pdf')]), damaged)).toEqual({
        lists: [],
        refused: [
            ['none.zip', 'notAList'],
            ['damaged.zip', 'broken'],
        ],
    });
    expect(await read(await zip('many.zip', [csv('a.csv', ...many), csv('b.csv', ...many)]))).toEqual({
        lists: [],
        refused: [['many.zip', 'tooManyRows']],
    });
});

it('one list takes the place of several where several are not wanted', async () => {
    const groups = await zip('groups.zip', [csv('a.csv', 'a@x.example;keep')]);
    const { lists, refused } = await readLists({ files: [groups] }, 'en');
    expect(lists).toEqual([]);
    expect(refused).toMatchObject([{ name: 'groups.zip', error: { reason: 'notAList' } }]);
});
