import { afterEach, describe, expect, it } from 'vitest';
import { INTERVALS } from '../../src/config/periods';
import { contractState, intervalOf, periodPrice, timeLine, totals } from '../../src/contracts/contract';

const zone = process.env.TZ;
afterEach(() => {
    process.env.TZ = zone;
});

describe('the price of a billing period', () => {
    it.each([
        [907530000, 12, 100],
        [907530001, 6, 200],
        [907530002, 3, 400],
        [907530003, 2, 600],
        [907530004, 1, 1200],
        [907530005, 1, 1200],
    ])('of interval %i is the annual price divided by %i', (code, divisor, price) => {
        expect(INTERVALS[code]?.divisor).toBe(divisor);
        expect(periodPrice(1200, code)).toBe(price);
    });

    it('is rounded to cents', () => {
        expect(periodPrice(100, 907530000)).toBe(8.33);
        expect(periodPrice(0.01, 907530001)).toBe(0);
    });

    it.each([907530006, 0, Number.NaN])('is unknown for the interval %d', code => {
        expect(intervalOf(code)).toBeUndefined();
        expect(periodPrice(1200, code)).toBeNull();
    });
});

describe('the totals', () => {
    it('are per currency, and add up the displayed positions', () => {
        const details = [
            { price: 100, currency: 'EUR' },
            { price: 50, currency: 'CHF' },
            { price: 100, currency: 'EUR' },
            { price: 0.1, currency: 'EUR' },
            { price: 0.2, currency: 'EUR' },
        ];
        expect(totals({ invoiceInterval: 907530000, details })).toEqual([
            { currency: 'EUR', annual: 200.3, period: 16.69, periods: 200.28 },
            { currency: 'CHF', annual: 50, period: 4.17, periods: 50.04 },
        ]);
    });

    it.each([
        [907530000, 12, 1200],
        [907530001, 6, 1200],
        // four quarters at a third of the annual price each (CONTRACT-3)
        [907530002, 4, 1600],
        [907530003, 2, 1200],
        [907530004, 1, 1200],
        [907530005, null, null],
    ])('of interval %i add up %s periods of a year', (invoiceInterval, perYear, periods) => {
        expect(INTERVALS[invoiceInterval]?.perYear).toBe(perYear);
        expect(totals({ invoiceInterval, details: [{ price: 1200, currency: 'EUR' }] })[0]?.periods).toBe(periods);
    });

    it('have no price for an unknown period, and are absent without positions', () => {
        expect(totals({ invoiceInterval: 1, details: [{ price: 5, currency: 'EUR' }] })).toEqual([
            { currency: 'EUR', annual: 5, period: null, periods: null },
        ]);
        expect(totals({ invoiceInterval: 907530000 })).toEqual([]);
    });
});

const TODAY = '2026-03-15';

describe('the state of a contract', () => {
    const dates = { startOn: '2025-01-01', endOn: '2027-01-01', cancellationOn: '2026-10-01' };
    it.each([
        ['can be cancelled', {}, { kind: 'cancellable', day: '2026-10-01' }],
        ['can be cancelled on the last day', { cancellationOn: TODAY }, { kind: 'cancellable', day: TODAY }],
        ['is bound after it', { cancellationOn: '2026-03-14' }, { kind: 'bound' }],
        ['runs on its last day', { endOn: TODAY, cancellationOn: null }, null],
        ['has expired the day after', { endOn: '2026-03-14' }, { kind: 'expired' }],
        ['has yet to start', { startOn: '2026-03-16' }, { kind: 'upcoming', day: '2026-03-16' }],
        ['has started on its first day', { startOn: TODAY, cancellationOn: null }, null],
        ['runs without end', { endOn: null, cancellationOn: null }, null],
    ])('%s', (_what, changed, state) => {
        expect(contractState({ ...dates, ...changed }, TODAY)).toEqual(state);
    });
});

describe('the timeline', () => {
    const dates = { startOn: '2026-03-05', endOn: '2026-03-25', cancellationOn: '2026-03-20' };
    it('places today and the cancellation date between start and end', () => {
        expect(timeLine(dates, TODAY)).toEqual({ today: 50, cancellation: 75, daysLeft: 10 });
    });

    it('counts days across the switch to summer time', () => {
        expect(timeLine({ ...dates, startOn: '2026-03-28', endOn: '2026-03-30' }, '2026-03-29')).toMatchObject({
            today: 50,
            daysLeft: 1,
        });
    });

    it.each([null, '2026-03-04', '2026-03-26', 'soon'])('leaves out the cancellation date %s', cancellationOn => {
        expect(timeLine({ ...dates, cancellationOn }, TODAY)?.cancellation).toBeNull();
    });

    it.each([
        ['without end', { endOn: null }],
        ['when it is over', { endOn: '2026-03-14' }],
        ['before the start', { startOn: '2026-03-16' }],
        ['of one day', { startOn: TODAY, endOn: TODAY }],
        ['without a readable start', { startOn: '15.03.2026' }],
    ])('is absent %s', (_when, changed) => {
        expect(timeLine({ ...dates, ...changed }, TODAY)).toBeNull();
    });
});
