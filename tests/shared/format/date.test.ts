import { describe, expect, it } from 'vitest';
import { utcDay, expirySeconds, formatLongDay, todayUtc } from '#src/shared/format/date';

describe('the day of an expiry', () => {
    it.each([
        ['2027-12-31', Date.UTC(2027, 11, 31, 23, 59, 59) / 1000],
        ['2028-02-29', Date.UTC(2028, 1, 29, 23, 59, 59) / 1000],
        ['2027-02-29', null],
        ['2027-13-01', null],
        ['27-01-01', null],
        ['12027-01-01', null],
        ['', null],
        ['tomorrow', null],
    ])('%s is sent as %s', (day, seconds) => {
        expect(expirySeconds(day)).toBe(seconds);
    });

    it.each([
        [Date.UTC(2027, 11, 31, 23, 59, 59) / 1000, '2027-12-31'],
        [Date.UTC(2028, 0, 1) / 1000, '2028-01-01'],
        [253402300799, '9999-12-31'],
        [null, ''],
        [undefined, ''],
        [Number.NaN, ''],
    ])('%s is the day "%s"', (seconds, day) => {
        expect(utcDay(seconds)).toBe(day);
    });

    it('is today by UTC', () => {
        expect(todayUtc(Date.UTC(2027, 0, 15, 23, 59, 59) / 1000)).toBe('2027-01-15');
    });
});

describe('a day with its weekday', () => {
    it('is written in the portal’s language, in any time zone', () => {
        expect(formatLongDay('2027-05-31', 'de')).toBe('Montag, 31. Mai 2027');
        expect(formatLongDay('2027-05-31', 'en')).toMatch(/^Monday,? 31 May 2027$/);
    });

    it('is empty if it is not a date', () => {
        expect(formatLongDay('', 'en')).toBe('');
        expect(formatLongDay('2027-02-31', 'en')).toBe('');
    });
});
