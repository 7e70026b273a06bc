import { expect, it } from 'vitest';
import { checkReview } from '#src/plans/review/check';
import { INITIAL, type ReviewDraft } from '#src/plans/review/draft';
import { countsOf, forget, progressOf, type Line } from '#src/plans/review/evidence';
import { makeKey, makeLicence, makeUser } from '../../support/builders';
import { fileOf } from '../../contract/reviewing';

const line = (changes: Partial<Line>): Line => ({
    ...{ file: 'a.csv', line: 2, key: 'k1', licence: 'l1', person: 'anna', to: '', expire: null },
    ...{ state: 'take', verdict: 'take', said: 'take', by: '', own: false, out: false, outcome: 'taken' },
    ...changes,
});

it('counts a key of a user once, also if the files of several groups have it (REVIEW-6)', () => {
    const gone = { key: '', person: '', outcome: 'stays' } as const;
    const lines = [line({}), line({ file: 'b.csv' }), line({ person: 'ben' }), line(gone), line({ ...gone, line: 3 })];
    expect([...countsOf(lines)]).toEqual([
        ['taken', 2],
        ['stays', 2],
    ]);
});

it('names who decided, not the file in which the same key was left empty or decided otherwise, and counts what each has decided', () => {
    const anna = makeUser({ id: 'u1', email: 'anna@holzmann.example' });
    const licence = makeLicence({ id: 'l1', name: 'CAD', count: 5 });
    const facts = {
        ...{ customer: { id: '10010' }, isPending: false, failure: null, users: [anna] },
        keys: ['k1', 'k2', 'k3'].map(id => makeKey({ id, licenceId: 'l1', expire: null, users: [anna] })),
        licences: new Map([['l1', licence]]),
    };
    const file = (name: string, ...decisions: string[]) =>
        fileOf(
            ['E-mail,Key ID,Decision,Decided by', ...decisions.map((said, at) => `${anna.email},k${at + 1},${said}`)].join('\n'),
            name,
        );
    const draft: ReviewDraft = {
        ...INITIAL,
        choices: { conflict: 'last' },
        files: [file('all.csv', ',', 'keep,', 'keep,Ada'), file('team.csv', 'take,Eva', 'behalten,', 'take,')],
    };
    const { items } = checkReview(draft, facts, { me: { id: 'me', role: 'ADMIN' }, leftOut: [] });
    const { evidence } = forget(draft, items, new Set(items.map(({ id }) => id)), facts);
    expect(evidence.map(({ file: name, key, verdict, by, from }) => [name, key, verdict, by, from])).toEqual([
        ['all.csv', 'k1', 'take', 'Eva', 'team.csv'],
        ['team.csv', 'k1', 'take', 'Eva', undefined],
        ['all.csv', 'k2', 'keep', '', undefined],
        ['team.csv', 'k2', 'keep', '', undefined],
        ['all.csv', 'k3', 'take', '', 'team.csv'],
        ['team.csv', 'k3', 'take', '', undefined],
    ]);
    expect(progressOf(evidence)).toEqual([
        { file: 'all.csv', rows: 3, decided: 2 },
        { file: 'team.csv', rows: 3, decided: 3 },
    ]);
});
