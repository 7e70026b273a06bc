import { expect, it } from 'vitest';
import { year } from '#src/plans/year';
import { checkYear } from '#src/plans/year/check';
import { INITIAL, type YearDraft } from '#src/plans/year/draft';
import type { Records } from '#src/plans/year/facts';
import { makeCustomer, makeUser } from '../../support/builders';

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
