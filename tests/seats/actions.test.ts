import { expect, it } from 'vitest';
import { seatActions } from '../../src/seats/actions';
import { seatActionsFor } from '../../src/seats/batch/verbs';
import { makeSeat } from '../support/builders';
import { offered } from '../support/offered';

it.each([
    [true, 'ADMIN', ['seats.release']],
    [false, 'ADMIN', ['seats.remove']],
    [true, 'READER_ADMIN', []],
] as const)('the action on a seat that is active: %s, for %s: %j', (active, role, expected) => {
    expect(seatActions(makeSeat({ active }), role).map(({ label }) => label)).toEqual(expected);
});

it.each([
    ['ADMIN', 'releaseSeat removeSeat'],
    ['READER_ADMIN', ''],
] as const)('the actions on several seats for %s: %s', (role, expected) => {
    expect(offered(seatActionsFor(role))).toBe(expected);
});
