import { expect, it } from 'vitest';
import { Fault, flag, listOf, number, oneOf, optional, recordOf, shapeOf, text } from '../../src/plans/read';

/** Reading stored plans and files of plans (PLAN-4). */

const read = shapeOf({
    name: text,
    kind: oneOf(['invite', 'leave']),
    rows: listOf(shapeOf({ id: text, count: optional(number) })),
    decided: recordOf(flag),
});

const right = { name: 'Monday', kind: 'invite', rows: [{ id: 'r1' }, { id: 'r2', count: 3 }], decided: { l1: true } };

it('returns what is right as it is', () => {
    expect(read(right, '')).toEqual(right);
});

it.each([
    ['name', { ...right, name: 3 }],
    ['kind', { ...right, kind: 'other' }],
    ['rows', { ...right, rows: {} }],
    ['rows[1].count', { ...right, rows: [{ id: 'r1' }, { id: 'r2', count: Number.NaN }] }],
    ['rows[0].id', { ...right, rows: [{}] }],
    ['rows[0].extra', { ...right, rows: [{ id: 'r1', extra: 1 }] }],
    ['decided.l1', { ...right, decided: { l1: 'yes' } }],
    ['', 'text'],
])('names the place of a fault: %s', (place, wrong) => {
    expect(() => read(wrong, '')).toThrow(new Fault(place));
});
