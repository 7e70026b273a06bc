import { utcDay, hasExpiry } from '../format/date';
import { readersToday } from '../format/day';

/** The days of exported cells, `YYYY-MM-DD`; from epoch seconds (WIRE-7). */

/** The reader's day of a time; empty for no time. */
export const readersDayCell = (seconds: number | null | undefined): string =>
    typeof seconds === 'number' && Number.isFinite(seconds) ? readersToday(new Date(seconds * 1000)) : '';

/** The last valid day of an expiry (WIRE-8); empty if it never expires. */
export const lastDay = (expire: number | null | undefined): string => (hasExpiry(expire) ? utcDay(expire) : '');
