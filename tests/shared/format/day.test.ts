import { afterEach, describe, expect, it } from 'vitest';
import { dayNumber, formatDay, readersToday } from '#src/shared/format/day';

const zone = process.env.TZ;
afterEach(() => {
    process.env.TZ = zone;
});

describe('a day', () => {
    it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin'])('is the same in %s', timeZone => {
        process.env.TZ = timeZone;
        expect(formatDay('2026-03-15', 'de')).toBe('15.03.2026');
        expect(formatDay('2026-03-15', 'en')).toBe('15 Mar 2026');
    });

    it('is shown as received if it is not a date, and as nothing if there is none', () => {
        expect(formatDay('next year', 'de')).toBe('next year');
        expect(formatDay(null, 'de')).toBe('');
    });

    it('is counted correctly across the switch to summer time', () => {
        process.env.TZ = 'Europe/Berlin';
        expect((dayNumber('2026-03-30') ?? 0) - (dayNumber('2026-03-28') ?? 0)).toBe(2);
        expect([dayNumber('2026-02-31'), dayNumber('31.12.2026'), dayNumber(null)]).toEqual([null, null, null]);
    });

    it('is today in the reader’s time zone', () => {
        expect(readersToday(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
        expect(readersToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    });
});
