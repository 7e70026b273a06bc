import { describe, expect, it } from 'vitest';
import {
    dismissalsOnLoad,
    dismissedUntil,
    isDismissed,
    nextExpiry,
    parseDismissals,
    serialiseDismissals,
    type Dismissals,
    type Reset,
} from '#src/shared/notices/dismissals';

const NOW = 1_000_000;

describe('stored dismissals', () => {
    it('are stored as id and end', () => {
        const dismissals: Dismissals = new Map<string, true | number>([
            ['outage', true],
            ['fair', 1234],
        ]);
        expect(serialiseDismissals(dismissals)).toEqual(['outage||true', 'fair||1234']);
        expect(parseDismissals(serialiseDismissals(dismissals))).toEqual(dismissals);
    });

    it.each([
        ['an id that holds the separator', ['a||b||true'], [['a||b', true]]],
        ['no list', { a: true }, []],
        ['nothing', null, []],
        ['entries that are none', ['a', '||true', 'a||soon', 'a||-5', 7, null, 'b||9'], [['b', 9]]],
    ])('tolerate %s', (_what, stored, expected) => {
        expect([...parseDismissals(stored)]).toEqual(expected);
    });
});

describe('dismissing a notice', () => {
    it.each<[string, Reset, true | number]>([
        ['without a reset option lasts for this visit', undefined, true],
        ['that is never reset lasts for good', 'never', true],
        ['that comes back on reload lasts for this visit', 'reload', true],
        ['with an expiry of none lasts 10 seconds', 0, NOW + 10_000],
        ['with an expiry lasts until then', 60, NOW + 60_000],
        ['with a senseless expiry lasts 10 seconds', -1, NOW + 10_000],
    ])('%s', (_what, reset, expected) => {
        expect(dismissedUntil(reset, NOW)).toBe(expected);
    });

    it.each<[string, true | number | undefined, boolean]>([
        ['for good', true, true],
        ['until later', NOW + 1, true],
        ['until now', NOW, false],
        ['never', undefined, false],
    ])('hides it: %s', (_what, until, expected) => {
        expect(isDismissed(new Map(until === undefined ? [] : [['a', until]]), 'a', NOW)).toBe(expected);
    });

    it('gives the time when the next one returns', () => {
        expect(
            nextExpiry(
                new Map<string, true | number>([
                    ['a', true],
                    ['b', NOW + 500],
                    ['c', NOW + 200],
                    ['d', NOW - 1],
                ]),
                NOW,
            ),
        ).toBe(200);
        expect(nextExpiry(new Map([['a', true as const]]), NOW)).toBeNull();
    });
});

describe('loading the page', () => {
    it.each<[string, true | number, Reset, boolean]>([
        ['drops what has expired', NOW - 1, 60, false],
        ['keeps what has not', NOW + 1, 60, true],
        ['drops what comes back on reload', NOW + 5000, 'reload', false],
        ['drops what has no reset option', true, undefined, false],
        ['keeps what is dismissed for good', true, 'never', true],
    ])('%s', (_what, until, reset, kept) => {
        const left = dismissalsOnLoad(new Map([['a', until]]), new Map([['a', reset]]), NOW);
        expect(left.has('a')).toBe(kept);
    });

    it('keeps the dismissal of a notice that is currently not posted', () => {
        expect(dismissalsOnLoad(new Map([['gone', true as const]]), new Map(), NOW).has('gone')).toBe(true);
    });
});
