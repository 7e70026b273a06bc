// @vitest-environment node
import { expect, it } from 'vitest';
import { cellsOf, forget, leftRows } from '#src/plans/invite/cells';
import { checkList } from '#src/plans/invite/check';
import { INITIAL, readDraft, type InviteDraft } from '#src/plans/invite/draft';
import { mappingOf } from '#src/plans/source/mapping';
import { readPasted } from '../source/pasted';
import { makeCustomer, makeUser } from '../../support/builders';

/** What is left of a list that has run, and what was not done as a list that can be the next source (INVITE-7). */

const customer = makeCustomer();
const around = { me: { id: 'me', role: 'ADMIN' as const }, customer, leftOut: [] };
const known = makeUser({ id: 'u1', email: 'kim@x.example', forename: 'Kim', surname: 'Known', keys: [], cloudGroups: [] });

const LIST = [
    'Nr;Name, Vorname;Mail;Lizenz;Team',
    '007;New, Nina;<nina@x.example>;CAD;A',
    '008;Known, Kim;kim@x.example;CAD;B',
    '009;Nobody, Ned;;CAD;',
    '010;New, Nina;NINA@x.example;CAD;',
].join('\n');

function run(text: string) {
    const { table } = readPasted(text);
    const draft: InviteDraft = { ...INITIAL, table, mapping: mappingOf(table) };
    const facts = { people: [known], licences: [], groups: [], spare: {}, isPending: false, failure: null };
    const { items } = checkList(draft, facts, around);
    const begun = new Set(['row-2', 'row-3']);
    const left = readDraft(JSON.parse(JSON.stringify(forget(draft, items, begun))), 'draft');
    return { left, items, begun };
}

const values = (cells: readonly { value: string }[]) => cells.map(({ value }) => value);

it('keeps of somebody who exists only what names nobody, and their row with the item of who does not yet', () => {
    const { left, items, begun } = run(LIST);
    expect(JSON.stringify(left)).not.toMatch(/nina|kim|known/i);
    expect(items[0]?.subject).toMatchObject({
        make: { email: 'nina@x.example' },
        own: ['007', 'New, Nina', '<nina@x.example>', 'CAD', 'A'],
    });
    expect(items[1]?.subject).not.toHaveProperty('own');
    // What was not begun and is about nobody who exists.
    expect(leftRows(left, begun)).toEqual(['row-4']);
    expect(values(cellsOf(left, 'row-4', {}))).toEqual(['009', 'Nobody, Ned', '', 'CAD', '']);
});

it('has the cells as they stand in the list, as they were corrected, or as the person is named now', () => {
    const { left, items } = run(LIST);
    const { own, make } = items[0]?.subject ?? {};
    const cells = cellsOf(left, 'row-2', { own, person: make });
    expect(cells.map(({ header }) => header)).toEqual(['Nr', 'Name, Vorname', 'Mail', 'Lizenz', 'Team']);
    expect(values(cells)).toEqual(['007', 'New, Nina', '<nina@x.example>', 'CAD', 'A']);
    const corrected = { email: 'nina@y.example', forename: 'Nina', surname: 'Newer' };
    expect(values(cellsOf(left, 'row-2', { own, person: corrected }))).toEqual([
        '007',
        'Newer, Nina',
        'nina@y.example',
        'CAD',
        'A',
    ]);
    expect(values(cellsOf(left, 'row-3', { person: known }))).toEqual(['', 'Known, Kim', 'kim@x.example', 'CAD', 'B']);
});

it.each([
    ['row-2', LIST],
    ['row-2', 'Kim Known <kim@x.example>\nNina New <nina@x.example>'],
])('can be the next source: %s of %j', (id, text) => {
    const { left, items } = run(text);
    const { own, make } = items.find(item => item.id === id)?.subject ?? {};
    const cells = cellsOf(left, id, { own, person: make });
    const { table } = readPasted(`${cells.map(({ header }) => header).join('\t')}\n${values(cells).join('\t')}`);
    const facts = { people: [], licences: [], groups: [], spare: {}, isPending: false, failure: null };
    const again = checkList({ ...INITIAL, table, mapping: mappingOf(table) }, facts, around);
    expect(again.items[0]?.subject.make).toEqual({ ...make, email: 'nina@x.example', surname: 'New' });
});
