import { describe, expect, it } from 'vitest';
import {
    extrasOf,
    initialExtras,
    isReduction,
    licenceCount,
    monthlyFee,
    orderOutcome,
    parseExtras,
    presentLicence,
} from '#customRoutes/academy/membership/membership';
import { isOver } from '#customRoutes/academy/membership/underWay';
import { makeLicence } from '#tests/support/builders';

const NOW = 1_800_000_000;

describe('the number of additional licences', () => {
    it.each([
        ['0', 0],
        [' 7 ', 7],
        ['007', 7],
        ['999', 999],
        ['1000', null],
        ['', null],
        [' ', null],
        ['-1', null],
        ['+1', null],
        ['1.0', null],
        ['1,5', null],
        ['1e2', null],
        ['0x10', null],
        ['٣', null],
        ['9'.repeat(400), null],
    ])('%j is %j', (typed, extras) => expect(parseExtras(typed)).toBe(extras));
});

describe('fee and number of licences', () => {
    it.each([
        [0, 69, 1],
        [1, 79, 2],
        [14, 209, 15],
        [999, 10_059, 1000],
    ])('%i extras cost %i EUR a month and are %i licences', (extras, fee, count) => {
        expect(monthlyFee(extras)).toBe(fee);
        expect(licenceCount(extras)).toBe(count);
        expect(extrasOf({ count })).toBe(extras);
    });

    it.each([
        [0, 0],
        [5000, 999],
    ])('a licence for %i has %i extras at most', (count, extras) => expect(extrasOf({ count })).toBe(extras));

    it.each([
        [null, '0'],
        [{ count: 4 }, '3'],
        [{ count: Number.NaN }, ''],
    ])('the field of %o begins with "%s"', (present, typed) => expect(initialExtras(present)).toBe(typed));
});

describe('what the form does', () => {
    it.each([
        [{ main: true, extras: '0' }, null, { kind: 'send', count: 1 }],
        [{ main: true, extras: '4' }, 15, { kind: 'send', count: 5 }],
        [{ main: false, extras: '4' }, null, { kind: 'refuse', main: true, extras: null }],
        [{ main: false, extras: 'x' }, null, { kind: 'refuse', main: true, extras: 'invalid' }],
        [{ main: true, extras: '' }, 15, { kind: 'refuse', main: false, extras: 'invalid' }],
        [{ main: true, extras: '14' }, 15, { kind: 'refuse', main: false, extras: 'unchanged' }],
    ])('%j with %j licences: %j', (entered, present, outcome) => expect(orderOutcome(entered, present)).toEqual(outcome));

    it.each([
        [13, 15, true],
        [14, 15, false],
        [20, 15, false],
        [null, 15, false],
        [0, null, false],
    ])('%j extra licences in place of %j licences: fewer is %j', (extras, present, fewer) =>
        expect(isReduction(extras, present)).toBe(fewer),
    );
});

describe('the existing licence', () => {
    const valid = makeLicence({ id: 'valid', product: 'academy', active: true, expire: NOW + 10 });
    const expired = makeLicence({ id: 'expired', product: 'academy', active: true, expire: NOW - 10 });
    const inactive = makeLicence({ id: 'inactive', product: 'academy', active: false, expire: null });
    const other = makeLicence({ id: 'other', product: 'pcad', active: true, expire: null });
    it.each([
        ['the one in force', [expired, inactive, valid], 'valid'],
        ['the one with the most licences', [valid, { ...valid, id: 'larger', count: 99 }], 'larger'],
        ['never the automatic one', [{ ...valid, id: 'x720', expire: 253402300799, count: 999 }], undefined],
        ['none without one', [], undefined],
        ['none when it has ended', [expired, inactive], undefined],
        ['none of another product', [other], undefined],
    ])('%s', (_what, licences, id) => expect(presentLicence(licences, NOW)?.id).toBe(id));
});

describe('a pending order', () => {
    const DAY = 86_400;

    it.each([
        [7, 3, 5 * DAY, false],
        [7, 3, 5 * DAY + 1, true],
        [7, 7, 0, true],
        [2, 3, 5 * DAY, false],
        [0, 3, 5 * DAY, false],
        [0, 3, 6 * DAY, true],
        [0, 0, 1, true],
    ])('of %i licences, with %i existing, is over after %i s: %s', (count, present, seconds, over) =>
        expect(isOver({ count, at: NOW - seconds }, present, NOW)).toBe(over),
    );
});
