import { afterEach, describe, expect, it } from 'vitest';
import {
    addDays,
    byMonth,
    contractDeadlines,
    keyDeadlines,
    licenceDeadlines,
    rangeOf,
    secondsOf,
    spanOf,
    withinSpan,
} from '#customRoutes/deadlines/deadline';
import { NEVER, expirySeconds } from '#src/shared/format/date';
import { readersToday } from '#src/shared/format/day';
import { makeKey, makeLicence } from '../../support/builders';

/** DEADLINE-1 to DEADLINE-4. */

const TODAY = '2026-03-28';
const until = (day: string): number => expirySeconds(day) ?? Number.NaN;

const zone = process.env.TZ;
afterEach(() => {
    process.env.TZ = zone;
});

describe('a period', () => {
    it.each([
        ['30', '30'],
        ['90', '90'],
        ['365', '365'],
        ['past', 'past'],
        [null, '90'],
        ['31', '90'],
        ['', '90'],
    ])('%s in the URL is %s', (value, range) => {
        expect(rangeOf(value)).toBe(range);
    });

    it('begins today and ends after its number of days, or ends yesterday', () => {
        expect(spanOf('30', TODAY)).toEqual({ from: '2026-03-28', to: '2026-04-27' });
        expect(spanOf('365', TODAY)).toEqual({ from: '2026-03-28', to: '2027-03-28' });
        expect(spanOf('past', TODAY)).toEqual({ to: '2026-03-27' });
    });

    it('spans the first to the last second of its days in UTC for the server', () => {
        const day = Date.UTC(2026, 2, 28) / 1000;
        expect(secondsOf({ from: TODAY, to: TODAY })).toEqual({ from: day, to: day + 86_399 });
        expect(secondsOf({ to: TODAY })).toEqual({ to: day + 86_399 });
    });

    it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin'])('counts calendar days in %s', timeZone => {
        process.env.TZ = timeZone;
        const here = readersToday(new Date(2026, 2, 28, 23, 59));
        expect(here).toBe(TODAY);
        // the clocks change between these days in Berlin
        expect(addDays(here, 2)).toBe('2026-03-30');
        const [found] = licenceDeadlines([makeLicence({ expire: until('2026-03-30') })], here);
        expect([found?.day, found?.daysLeft]).toEqual(['2026-03-30', 2]);
    });
});

describe('licences', () => {
    const days = (fields: object) => licenceDeadlines([makeLicence(fields)], TODAY).map(({ daysLeft }) => daysLeft);

    it('have a deadline on the day they expire', () => {
        expect(days({ expire: until('2026-03-28') })).toEqual([0]);
        expect(days({ expire: until('2026-03-29') })).toEqual([1]);
        expect(days({ expire: until('2026-03-25') })).toEqual([-3]);
    });

    it.each([[null], [NEVER], [NEVER + 1], [Number.NaN]])('have none that expire %s', expire => {
        expect(days({ expire })).toEqual([]);
    });

    it('have no future one if inactive', () => {
        expect(days({ active: false, expire: until('2026-04-01') })).toEqual([]);
        expect(days({ active: false, expire: until('2026-03-01') })).toEqual([-27]);
    });
});

describe('keys', () => {
    it('are listed once with all who share them, and link to themselves', () => {
        const users = [
            { id: 'u1', email: 'a@x.example', alias: 'Anna' },
            { id: 'u2', email: 'b@x.example', alias: 'Ben' },
        ];
        const key = makeKey({ licenceId: 'l 1', label: 'Anna, Ben', users, expire: until('2026-04-01') });
        const found = keyDeadlines([key], TODAY);
        expect(found).toHaveLength(1);
        expect(found[0]).toMatchObject({ name: 'Anna, Ben', people: users, href: '/licences/l%201/keys?filter=Anna%20%20Ben' });
    });

    it('show the e-mail address if the server leaves out the users', () => {
        const [found] = keyDeadlines([makeKey({ users: undefined, email: 'a@x.example', expire: until(TODAY) })], TODAY);
        expect(found?.people).toEqual([{ email: 'a@x.example' }]);
    });

    it('have none without an expiry or for products that are not listed; those of the automatic licence follow the same rule', () => {
        const keys = [
            makeKey({ expire: null }),
            makeKey({ expire: NEVER }),
            makeKey({ product: 'viewer', expire: until('2026-04-01') }),
            makeKey({ id: 'auto', licenceId: '10010720', product: 'academy', expire: until('2026-04-01') }),
        ];
        expect(keyDeadlines(keys, TODAY).map(({ record }) => record)).toEqual(['auto']);
    });
});

describe('contracts', () => {
    const of = (endOn: string | null, cancellationOn: string | null) =>
        contractDeadlines([{ id: 'c1', name: 'Care', endOn, cancellationOn }], TODAY).map(
            ({ kind, day, renews }) => `${kind} ${day}${renews ? ' renews' : ''}`,
        );

    it.each([
        ['can be cancelled', '2026-12-31', '2026-09-30', ['cancellation 2026-09-30', 'end 2026-12-31 renews']],
        ['is bound', '2026-06-30', '2026-03-01', ['cancellation 2026-03-01', 'end 2026-06-30 renews']],
        ['ends today', TODAY, '2026-01-01', ['cancellation 2026-01-01', `end ${TODAY} renews`]],
        ['has ended, so that it did not renew', '2026-03-27', '2026-01-01', ['cancellation 2026-01-01', 'end 2026-03-27']],
        ['simply ends', '2026-12-31', null, ['end 2026-12-31']],
        ['is endless', null, null, []],
        ['is endless and can be cancelled', null, '2026-09-30', ['cancellation 2026-09-30']],
        ['has days that cannot be read', '31.12.2026', '', []],
    ])('one that %s', (_what, endOn, cancellationOn, expected) => {
        expect(of(endOn, cancellationOn)).toEqual(expected);
    });
});

describe('the list', () => {
    const all = [
        ...contractDeadlines([{ id: 'c1', name: 'Care', endOn: '2026-05-01', cancellationOn: '2026-04-02' }], TODAY),
        ...keyDeadlines([makeKey({ id: 'k1', expire: until('2026-04-02') })], TODAY),
        ...licenceDeadlines(
            [
                makeLicence({ id: 'b', name: 'Beta', expire: until('2026-04-02') }),
                makeLicence({ id: 'a', name: 'Alpha', expire: until('2026-04-02') }),
                makeLicence({ id: 'now', expire: until(TODAY) }),
                makeLicence({ id: 'old', expire: until('2026-03-27') }),
                makeLicence({ id: 'older', expire: until('2025-03-27') }),
            ],
            TODAY,
        ),
    ];
    const shown = (range: '30' | '90' | 'past') => withinSpan(all, spanOf(range, TODAY));

    it('contains what is in the period: by day, then licences, keys and contracts, each by name', () => {
        expect(shown('90').map(({ kind, record }) => `${kind} ${record}`)).toEqual([
            'licence now',
            'licence a',
            'licence b',
            'key k1',
            'cancellation c1',
            'end c1',
        ]);
        expect(shown('30')).toHaveLength(5);
        expect(shown('past').map(({ record }) => record)).toEqual(['old', 'older']);
    });

    it('is grouped by month and day', () => {
        const groups = byMonth(shown('90')).map(({ month, days }) => [
            month,
            days.map(({ day, deadlines }) => [day, deadlines.length]),
        ]);
        expect(groups).toEqual([
            ['2026-03', [[TODAY, 1]]],
            ['2026-04', [['2026-04-02', 4]]],
            ['2026-05', [['2026-05-01', 1]]],
        ]);
    });
});
