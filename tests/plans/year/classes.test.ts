import { expect, it } from 'vitest';
import { classesOf } from '#src/plans/year/classes';
import { makeCloudGroup, makeCustomer } from '../../support/builders';

/** The cloud groups of the new list's classes (YEAR-5). */

const groups = [makeCloudGroup({ id: 'g9', label: '9a' }), makeCloudGroup({ id: 'g8', label: '8a' })];

const made = (names: readonly string[], classes: Parameters<typeof classesOf>[1]['classes'] = {}) =>
    [
        ...classesOf(
            names.map(name => ({ groups: [name] })),
            { classes },
            { groups },
            makeCustomer(),
        ).values(),
    ].map(({ name, how, group }) => [name, how, group?.id]);

it('a class has the group of its name, is made, takes over the name of another, or has none', () => {
    expect(made(['9A ', '10a'])).toEqual([
        ['9A ', 'group', 'g9'],
        ['10a', 'make', undefined],
    ]);
    expect(made(['10a'], { '10a': { how: 'rename', id: 'g9' } })).toEqual([['10a', 'rename', 'g9']]);
    expect(made(['10a'], { '10a': { how: 'none' } })).toEqual([['10a', 'none', undefined]]);
});

it('the group of a class in the list is not renamed for another one: both would be in it', () => {
    for (const names of [
        ['10a', '9a'],
        ['9a', '10a'],
    ]) {
        expect(Object.fromEntries(made(names, { '10a': { how: 'rename', id: 'g9' } }).map(([name, how]) => [name, how]))).toEqual(
            { '10a': 'make', '9a': 'group' },
        );
    }
});

it('two classes do not take over the name of one group', () => {
    const rename = { how: 'rename', id: 'g8' } as const;
    expect(made(['10a', '10b'], { '10a': rename, '10b': rename })).toEqual([
        ['10a', 'rename', 'g8'],
        ['10b', 'make', undefined],
    ]);
});
