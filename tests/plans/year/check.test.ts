import { expect, it } from 'vitest';
import type { Step } from '#dataProvider/jobs/steps';
import { year } from '#src/plans/year';
import { checkYear } from '#src/plans/year/check';
import { INITIAL, type YearDraft } from '#src/plans/year/draft';
import type { Records } from '#src/plans/year/facts';
import { makeCloudGroup, makeCustomer, makeKey, makeLicence, makeUser } from '../../support/builders';

/** What has to be decided before a new school year (YEAR-3). */

const people = [
    makeUser({ id: 'u1', email: 'anna@schule.example', role: 'USER', cloudGroups: [{ id: 'g1', label: 'HT1' }] }),
    makeUser({ id: 'u2', email: 'ben@schule.example', role: 'USER', cloudGroups: [{ id: 'g1', label: 'HT1' }] }),
];
const records: Records = { people, keys: [], licences: [], groups: [], listed: new Set() };
const around = { me: makeUser({ id: 'me' }), customer: makeCustomer(), leftOut: [] as string[] };

const listed = (...addresses: string[]): YearDraft => ({
    ...INITIAL,
    groups: ['g1'],
    day: '2027-08-31',
    mapping: ['email'],
    table: {
        header: null,
        width: 1,
        rows: addresses.map((address, at) => ({ line: at + 1, cells: [address] })),
    },
});

/** A check of rows like `Anna Engel anna`, with two old pupils who have names. */
function naming(rows: readonly string[], answers: YearDraft['answers'] = {}) {
    const named = ['Anna Engel', 'Max Muster'].map((name, at) => {
        const [forename = '', surname = ''] = name.split(' ');
        const id = forename.toLowerCase();
        return makeUser({ ...people[at], id, forename, surname, email: `${id}@schule.example` });
    });
    const cells = rows
        .map(row => row.split(' '))
        .map(([forename = '', surname = '', name = '']) => [
            ...[forename, surname],
            name === '-' ? name : `${name}@schule.example`,
        ]);
    const draft: YearDraft = {
        ...listed(),
        answers,
        mapping: ['forename', 'surname', 'email'],
        table: { header: null, width: 3, rows: cells.map((row, at) => ({ line: at + 1, cells: row })) },
    };
    return checkYear(draft, { ...records, people: named }, around);
}
const stateOf = ({ items }: ReturnType<typeof checkYear>) => Object.fromEntries(items.map(({ id, state }) => [id, state]));

it('a row without a valid address may be somebody who seems to leave: nothing runs before it is corrected or left out', () => {
    const draft = listed('anna@schule.example', 'ben@schule,example');
    const { items, open } = checkYear(draft, records, around);
    expect(items.find(({ id }) => id === 'u2')).toMatchObject({ state: 'leaves' });
    expect(open).toEqual([{ key: 'planYear.open.unread', args: { smart_count: 1 } }]);
    expect(checkYear(draft, records, { ...around, leftOut: ['row-2'] }).open).toEqual([]);
    // Nobody leaves.
    expect(checkYear(draft, records, { ...around, leftOut: ['u2'] }).open).toEqual([]);
});

it.each([
    ['later', ['createUser', 'joinClass', 'recover']],
    ['now', ['createUser', 'joinClass', 'recover']],
    ['never', ['createUser', 'joinClass']],
] as const)('writes to a new pupil last of all (e-mails: %s)', (mail, verbs) => {
    const draft: YearDraft = {
        ...listed('neu@schule.example'),
        mail,
        mapping: ['email', 'groups'],
        table: { header: null, width: 2, rows: [{ line: 1, cells: ['neu@schule.example', 'HT1'] }] },
    };
    const made = checkYear(draft, records, around).items.find(({ state }) => state === 'new');
    expect(made?.steps.map(({ step }) => step.verb)).toEqual(verbs);
    expect(made?.steps[0]?.step).toMatchObject({ sendMail: false });
    expect(year.holds?.(draft)).toBe(mail === 'later' ? 'mails' : undefined);
});

it('says of a leaver that a row about somebody else has a name that is alike: perhaps an account that there is twice', () => {
    const draft: YearDraft = {
        ...listed(),
        mapping: ['email', 'forename', 'surname'],
        table: { header: null, width: 3, rows: [{ line: 1, cells: ['anna@schule.example', 'Anna Lena', 'Müller'] }] },
    };
    const [anna, ben] = people.map(user => ({ ...user, forename: 'Anna-Lena', surname: 'Mueller' }));
    const all = [anna, { ...ben, forename: 'Anna' }, makeUser({ ...ben, id: 'u3', email: 'u3@schule.example', surname: 'Weiß' })];
    const { items } = checkYear(draft, { ...records, people: all as typeof people }, around);
    const noteOf = (id: string) => items.find(item => item.id === id && item.state === 'leaves')?.notes;
    expect(noteOf('u2')).toEqual([{ key: 'planYear.notes.namesake', args: { row: 1 } }]);
    expect(noteOf('u3')).toBeUndefined();
});

it('counts no keys of the automatic licence, which goes with a leaver but is not given', () => {
    const automatic = makeLicence({ id: 'l720', product: 'academy', expire: 253_402_300_799 });
    const key = makeKey({ id: 'k1', licenceId: 'l720', product: 'academy', users: [people[1]!] });
    const { items, supply } = checkYear(
        listed('anna@schule.example'),
        { ...records, keys: [key], licences: [automatic] },
        around,
    );
    expect(items.find(({ id }) => id === 'u2')?.steps.map(({ step }) => step.verb)).toContain('takeLicence');
    expect(supply.sums).toEqual([]);
});

it('deletes no leaver who still has a key that was to go, also one that goes with its licence', () => {
    const licences = [
        makeLicence({ id: 'l720', product: 'academy', expire: 253_402_300_799 }),
        makeLicence({ id: 'l1', product: 'pcad' }),
    ];
    const keys = licences.map(({ id, product }) => makeKey({ id: `k-${id}`, licenceId: id, product, users: [people[1]!] }));
    const draft: YearDraft = { ...listed('anna@schule.example'), account: 'delete' };
    const { items } = checkYear(draft, { ...records, keys, licences }, around);
    const leaver = items.find(({ id }) => id === 'u2');
    expect(leaver?.steps.map(({ step }) => step.verb)).toEqual(['takeLicence', 'dropHeld', 'leaveGroup', 'deleteUser']);
    expect(leaver?.subject).toMatchObject({ seen: { keys: [] }, held: { l720: { key: 'k-l720', from: ['u2'] } } });
});

it.each([
    ['delete', { freed: 2, handed: 0 }, [], ['leaveHeld k1', 'dropKey k2', 'dropKey k3']],
    ['hand', { freed: 1, handed: 1 }, ['k2'], ['handOn k2', 'handedOn k2', 'leaveKey k1', 'dropKey k3']],
] as const)('takes every key of a licence from a leaver, as the figures say (%s)', (fate, figures, passed, taken) => {
    const keyOf = (id: string, users: typeof people) => makeKey({ id, licenceId: 'l1', product: 'pcad', users });
    const leavers = people.slice(1);
    const draft: YearDraft = {
        ...listed('anna@schule.example', 'neu1@schule.example', 'neu2@schule.example'),
        ...{ account: 'delete', licences: ['l1'], fates: { l1: fate } },
    };
    const keys = [keyOf('k1', people), keyOf('k2', leavers), keyOf('k3', leavers)];
    const licences = [makeLicence({ id: 'l1', product: 'pcad', count: 3 })];
    const { items, supply, open } = checkYear(draft, { ...records, keys, licences }, around);
    expect([supply.sums, open]).toMatchObject([[{ free: 0, left: 0, ...figures }], []]);
    expect([...supply.passed.values()].map(({ id }) => id)).toEqual(passed);
    const { subject, steps = [], notes } = items.find(({ id }) => id === 'u2') ?? {};
    const keyTaken = (step: Step) => ('key' in step ? step.key : 'licence' in step && subject?.held?.[step.licence]?.key);
    expect(steps.flatMap(({ step }) => ('licence' in step ? [`${step.verb} ${keyTaken(step)}`] : []))).toEqual(taken);
    expect([notes, subject?.seen?.keys]).toEqual([undefined, passed]);
});

it('notes who is in the group of a class before it is renamed: they have not joined it', () => {
    const groups = [makeCloudGroup({ id: 'g1', label: 'HT1' })];
    const draft: YearDraft = {
        ...listed(),
        classes: { HT2: { how: 'rename', id: 'g1' } },
        mapping: ['email', 'groups'],
        table: {
            header: null,
            width: 2,
            rows: ['anna', 'neu'].map((name, at) => ({ line: at + 1, cells: [`${name}@schule.example`, 'HT2'] })),
        },
    };
    const { items } = checkYear(draft, { ...records, groups }, around);
    const joins = items.flatMap(({ state, steps }) =>
        steps.flatMap(({ step }) => (step.verb === 'joinClass' ? [[state, step]] : [])),
    );
    const step = { verb: 'joinClass', label: 'HT2', renames: 'g1', was: 'HT1' };
    expect(joins).toEqual([
        ['stays', { ...step, member: true }],
        ['new', step],
    ]);
});

it('recognises an address however its domain is written: otherwise somebody would seem to leave', () => {
    const domains = ['sch\u00FCle.example', 'schu\u0308le.example', 'SCH\u00DCLE.example', 'xn--schle-mva.example'];
    for (const own of domains) {
        const anna = makeUser({ ...people[0], email: `anna@${own}`, forename: '', surname: '' });
        for (const typed of domains) {
            const { items } = checkYear(listed(`anna@${typed}`), { ...records, people: [anna] }, around);
            expect(
                items.map(({ state }) => state),
                `${own} ${typed}`,
            ).toEqual(['same']);
        }
    }
});

it.each([
    [{ demo: true }, 'planYear.who.account'],
    [{}, 'planYear.who.none'],
])('speaks of cloud groups only to a customer that has some (%o)', (flags, said) => {
    const draft = { ...listed('anna@schule.example'), day: '', way: 'list' as const, licences: ['l1'] };
    const [anna] = people.map(user => ({ ...user, cloudGroups: [] }));
    const customer = makeCustomer({ flags: { ...makeCustomer().flags, ...flags } });
    const facts = { ...records, people: [anna!], licences: [makeLicence({ id: 'l1' })] };
    const { items } = checkYear(draft, facts, { ...around, customer });
    expect(items[0]).toMatchObject({ state: 'elsewhere', notes: [{ key: said }] });
});

it('takes nothing from a second user with an address of the list: the row may be about either of them', () => {
    const twin = makeUser({ ...people[0], id: 'u0', email: 'Anna@schule.example' });
    const { items } = checkYear(listed('anna@schule.example'), { ...records, people: [twin, ...people] }, around);
    expect(items.find(({ id }) => id === 'u0')).toMatchObject({ state: 'maybeListed', steps: [] });
    expect(items.find(({ id }) => id === 'u2')).toMatchObject({ state: 'leaves' });
});

it('asks who is meant where nobody of several with an address, in another case, is spelled so', () => {
    const twins = ['Anna', 'ANNA'].map((name, at) => makeUser({ ...people[0], id: `t${at}`, email: `${name}@schule.example` }));
    const check = (answers: YearDraft['answers']) =>
        checkYear({ ...listed('anna@schule.example'), answers }, { ...records, people: twins }, around);
    const asking = check({});
    expect(stateOf(asking)).toEqual({ 'row-1': 'ask', t0: 'maybeListed', t1: 'maybeListed' });
    const [row] = asking.matches.rows;
    expect(row?.candidates.map(({ id }) => id).toSorted()).toEqual(['t0', 't1']);
    const meant = check({ [row?.question ?? '']: 't0' });
    expect(stateOf(meant)).toEqual({ 'row-1': 'same', t1: 'maybeListed' });
    expect(meant.items.find(({ id }) => id === 'row-1')?.subject.id).toBe('t0');
    expect(stateOf(check({ [row?.question ?? '']: '' }))).toEqual({ 'row-1': 'taken', t0: 'maybeListed', t1: 'maybeListed' });
});

it.each([
    ['another', ['Anna Engel anna', 'Max Muster anna'], { 'row-1': 'same', 'row-2': 'ask', max: 'maybeListed' }],
    [
        'another, which comes first',
        ['Max Muster anna', 'Anna Engel anna'],
        { 'row-1': 'ask', 'row-2': 'same', max: 'maybeListed' },
    ],
    ['another, which has no name', ['  anna', 'Max Muster anna'], { 'row-1': 'same', 'row-2': 'ask', max: 'maybeListed' }],
    [
        'each other',
        ['Anna Engel max', 'Max Muster anna'],
        { anna: 'maybeListed', max: 'maybeListed', 'row-1': 'ask', 'row-2': 'ask' },
    ],
    ['nobody', ['Eva Neu neu', 'Max Muster neu'], { anna: 'leaves', max: 'maybeListed', 'row-1': 'new', 'row-2': 'ask' }],
    [
        'nobody, of an entry without a name',
        ['  neu', 'Max Muster neu'],
        { anna: 'leaves', max: 'maybeListed', 'row-1': 'new', 'row-2': 'ask' },
    ],
])('asks who is meant where the row of a pupil has the address of %s', (_whose, rows, states) => {
    expect(stateOf(naming(rows))).toEqual(states);
});

it('takes a row for whom it was decided, or for nobody', () => {
    const rows = ['Max Muster anna', 'Anna Engel anna'];
    const answer = (to: string) => naming(rows, { [naming(rows).matches.rows[0]?.question ?? '']: to });
    expect(stateOf(answer('max'))).toEqual({ 'row-1': 'same', 'row-2': 'same' });
    expect(
        answer('max')
            .items.map(({ subject }) => subject.id)
            .toSorted(),
    ).toEqual(['anna', 'max']);
    expect(stateOf(answer('anna'))).toEqual({ 'row-1': 'same', 'row-2': 'twice', max: 'leaves' });
    // That it is neither of both was decided too.
    expect(stateOf(answer(''))).toEqual({ 'row-1': 'taken', 'row-2': 'same', max: 'leaves' });
});

it('finds two pupils whose addresses are confused in the list by their names', () => {
    const rows = ['Anna Engel max', 'Max Muster anna'];
    const asked = naming(rows).matches.rows.map(
        ({ question, candidates }) => [question, candidates.map(({ id }) => id)] as const,
    );
    expect(asked.map(([, ids]) => ids)).toEqual([
        ['max', 'anna'],
        ['anna', 'max'],
    ]);
    const meant = naming(rows, Object.fromEntries(asked.map(([question, [, id = '']]) => [question, id])));
    expect(stateOf(meant)).toEqual({ 'row-1': 'same', 'row-2': 'same' });
});

it('makes no second account with the address of an earlier row, whose name is another one', () => {
    const rows = ['Eva Neu neu', 'Ida Neu neu', 'Eva Neu neu'];
    const asking = naming(rows);
    expect(stateOf(asking)).toMatchObject({ 'row-1': 'new', 'row-2': 'ask', 'row-3': 'twice' });
    const { question = '', candidates } = asking.matches.rows[1] ?? {};
    expect(candidates?.map(({ id }) => id)).toEqual(['row-1']);
    expect(stateOf(naming(rows, { [question]: 'row-1' }))).toMatchObject({ 'row-1': 'new', 'row-2': 'twice' });
    expect(stateOf(naming(rows, { [question]: '' }))).toMatchObject({ 'row-1': 'new', 'row-2': 'taken' });
});

it('does not take two rows for the same person because the same word stands where the address should', () => {
    const { items, open } = naming(['Eva Neu -', 'Ida Jung -']);
    expect(items.filter(({ id }) => id.startsWith('row-')).map(({ state }) => state)).toEqual(['invalid', 'invalid']);
    expect(open).toEqual([{ key: 'planYear.open.unread', args: { smart_count: 2 } }]);
});

it('says of a leaver whose key is deleted with that of another who has it too that it goes, and not that they have left', () => {
    const both = people.map(user => ({ ...user, cloudGroups: [] }));
    const key = makeKey({ id: 'k1', label: 'Room 7', licenceId: 'l1', users: both });
    const draft: YearDraft = { ...listed('neu@schule.example'), way: 'people', people: ['u1', 'u2'] };
    const facts = { ...records, people: both, keys: [key], licences: [makeLicence({ id: 'l1', name: 'CAD' })] };
    const { items } = checkYear(draft, facts, around);
    expect(items.find(({ id }) => id === 'u1')?.steps.map(({ step }) => step.verb)).toEqual(['dropHeld']);
    expect(items.find(({ id }) => id === 'u2')).toMatchObject({
        state: 'leaves',
        steps: [],
        notes: [{ key: 'planLeave.notes.fellow', args: { licence: 'CAD', key: 'Room 7' } }],
    });
    // Others keep it.
    const kept = checkYear(draft, facts, { ...around, leftOut: ['u1'] }).items.find(({ id }) => id === 'u2');
    expect(kept?.steps.map(({ step }) => step.verb)).toEqual(['leaveHeld']);
    expect(kept?.notes).toBeUndefined();
});
