import { expect, it } from 'vitest';
import { checkReview } from '#src/plans/review/check';
import { INITIAL, type ReviewDraft } from '#src/plans/review/draft';
import { countsOf, forget, linesOf, progressOf, type Line } from '#src/plans/review/evidence';
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
    const begun = new Set(items.map(({ id }) => id));
    const { evidence, files } = forget(draft, items, begun, facts);
    expect(files).toEqual([]);
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

    // What was left out of the plan, or decided in the portal, says so.
    const own = { ...draft, decided: { 'k2 u1': { verdict: 'take', to: '' } } } as const;
    const again = checkReview(own, facts, { me: { id: 'me', role: 'ADMIN' }, leftOut: ['k3 u1'] });
    const late = forget(own, again.items, new Set(['k1 u1', 'k2 u1']), facts).evidence;
    expect(linesOf(late, [], []).map(one => [one.key, one.own, one.from, one.outcome])).toEqual([
        ['k1', false, 'team.csv', 'notDone'],
        ['k1', false, undefined, 'notDone'],
        ['k2', true, undefined, 'notDone'],
        ['k2', true, undefined, 'notDone'],
        ['k3', false, 'team.csv', 'out'],
        ['k3', false, undefined, 'out'],
    ]);
});

it('says where the address of another user was written, and keeps no addresses', () => {
    const [anna, ben, cora] = ['anna', 'ben', 'cora'].map(name => makeUser({ id: name, email: `${name}@holzmann.example` }));
    const facts = {
        ...{ customer: { id: '10010' }, isPending: false, failure: null, users: [anna, ben, cora] as never },
        keys: [makeKey({ id: 'k1', licenceId: 'l1', expire: null, users: [anna as never] })],
        licences: new Map([['l1', makeLicence({ id: 'l1', name: 'CAD', count: 5 })]]),
    };
    const file = (name: string, to: string) =>
        fileOf(`E-mail,Key ID,Decision\nanna@holzmann.example,k1,give to ${to}@holzmann.example`, name);
    const draft: ReviewDraft = {
        ...INITIAL,
        choices: { conflict: 'first' },
        files: [file('a.csv', 'ben'), file('b.csv', 'cora')],
    };
    const { items } = checkReview(draft, facts, { me: { id: 'me', role: 'ADMIN' }, leftOut: [] });
    const { evidence } = forget(draft, items, new Set(['k1 anna']), facts);
    expect(evidence.map(({ file: name, to, from, said }) => [name, to, from, said])).toEqual([
        ['a.csv', 'ben', undefined, 'give to'],
        ['b.csv', 'ben', 'a.csv', 'give to'],
    ]);
    expect(JSON.stringify(evidence)).not.toContain('@');
});

it('does not count rows of users without a key', () => {
    const none = line({ state: 'noKey', verdict: 'open', key: '' });
    expect(progressOf([line({}), none])).toEqual([{ file: 'a.csv', rows: 1, decided: 1 }]);
});

it('says of each user of a shared key what became of it', () => {
    const steps = ['k1', 'k1'].map(() => ({ verb: 'leaveKey', licence: 'l1', key: 'k1', shared: true }) as never);
    const items = [
        { id: 'anna', state: 'failed', step: 2, steps: [0], missed: [{ step: 0, state: 'failed' }] },
        { id: 'ben', state: 'done', step: 2, steps: [1] },
    ] as never;
    expect(linesOf([line({}), line({ person: 'ben' })], steps, items).map(({ outcome }) => outcome)).toEqual(['failed', 'taken']);
});
