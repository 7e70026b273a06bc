import { describe, expect, it } from 'vitest';
import { AUTOMATIC_EXPIRE } from '../../src/licences/licence';
import { daysUntilExpiry, listedState, overviewOf } from '../../src/licences/overview';
import { daysLeft } from '../../src/shared/format/date';
import { isNear } from '../../src/shared/format/near';
import { makeLicence } from '../support/builders';

const at = (text: string): number => Date.parse(text) / 1000;
const NOW = at('2026-03-28T22:30:00Z');
/** 23:59:59 UTC of the day so many days from `NOW` */
const endOfDay = (days: number): number => at('2026-03-28T23:59:59Z') + days * 86_400;

describe('days until an expiry, in UTC', () => {
    it.each([
        [endOfDay(0), 0],
        [at('2026-03-28T00:00:00Z'), 0],
        [at('2026-03-29T00:00:00Z'), 1],
        // over the change to summer time
        [endOfDay(1), 1],
        [endOfDay(90), 90],
        [endOfDay(-1), -1],
    ])('%i is %i days away', (expire, days) => {
        expect(daysLeft(expire, NOW)).toBe(days);
    });

    it.each([
        ['never', { expire: null }, null],
        ['today, later', { expire: endOfDay(0) }, 0],
        ['today, already', { expire: NOW - 1 }, null],
        ['the last day that counts', { expire: endOfDay(90) }, 90],
        ['one day later', { expire: endOfDay(91) }, null],
        ['an inactive licence', { expire: endOfDay(5), active: false }, null],
        ['the automatic licence', { id: '10720', product: 'academy', expire: AUTOMATIC_EXPIRE }, null],
    ])('%s', (_case, fields, days) => {
        expect(daysUntilExpiry(makeLicence(fields), NOW)).toBe(days);
    });

    it.each([
        [0, true],
        [30, true],
        [31, false],
    ])('%i days: near %s', (days, urgent) => {
        expect(isNear(days)).toBe(urgent);
    });
});

describe('the state beside the name in a list', () => {
    const full = { count: 3, count_active_licences: 3 };
    const free = { count: 3, count_active_licences: 2 };
    it.each([
        ['expired before full', { ...full, active: false }, { kind: 'expired' }],
        ['near before full', { ...full, expire: endOfDay(30) }, { kind: 'near', days: 30 }],
        ['full', { ...full, expire: endOfDay(31) }, { kind: 'full' }],
        ['a key is left', { ...free, expire: null }, null],
        ['no keys at all', { count: 0, count_active_licences: 0, expire: null }, null],
    ])('%s', (_case, fields, state) => {
        expect(listedState(makeLicence(fields), NOW)).toEqual(state);
    });
});

describe('the overview', () => {
    const names = (licences: readonly { name: string }[]) => licences.map(({ name }) => name);
    const used = (name: string, count_active_licences: number, count: number) =>
        makeLicence({ name, count_active_licences, count, expire: null });

    it('lists the fullest valid licences first: by share, then by number, then by name', () => {
        const { fullest } = overviewOf(
            [
                used('half', 5, 10),
                used('b full', 4, 4),
                used('a full', 4, 4),
                used('big and full', 40, 40),
                used('empty', 0, 3),
                used('nothing bought', 0, 0),
                { ...used('expired', 9, 9), active: false },
                used('third', 1, 3),
            ],
            NOW,
        );
        expect(names(fullest)).toEqual(['big and full', 'a full', 'b full', 'half', 'third']);
    });

    it('lists expired licences, the latest first, and those that ended without a date last', () => {
        const licences = [
            makeLicence({ name: 'ended', active: false, expire: null }),
            makeLicence({ name: 'long ago', expire: endOfDay(-300) }),
            makeLicence({ name: 'an early end', active: false, expire: endOfDay(40) }),
            makeLicence({ name: 'yesterday', expire: endOfDay(-1) }),
            makeLicence({ name: 'works', expire: null }),
        ];
        const overview = overviewOf(licences, NOW);
        expect(names(overview.expired)).toEqual(['yesterday', 'long ago', 'an early end', 'ended']);
        expect(overview.expiring).toEqual([]);
    });

    it('lists licences that expire soon, the next first', () => {
        const licences = [80, 91, 12, 0].map(days => makeLicence({ name: `in ${days}`, expire: endOfDay(days) }));
        const { expiring, expired } = overviewOf(licences, NOW);
        expect(expiring.map(({ licence, days }) => [licence.name, days])).toEqual([
            ['in 0', 0],
            ['in 12', 12],
            ['in 80', 80],
        ]);
        expect(expired).toEqual([]);
    });

    it('has three empty parts without licences', () => {
        expect(overviewOf([], NOW)).toEqual({ fullest: [], expired: [], expiring: [] });
    });
});
