import { expect, it } from 'vitest';
import { countsOf, type Line } from '#src/plans/review/evidence';

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
