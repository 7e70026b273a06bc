import { expiryDay, hasExpiry } from '../format/date';
import { todayHere } from '../format/day';

/** The days of exported cells, `YYYY-MM-DD`; from epoch seconds (WIRE-7). */

/** The day of a time in the user's time zone; empty for no time. */
export const dayHere = (seconds: number | null | undefined): string =>
    typeof seconds === 'number' && Number.isFinite(seconds) ? todayHere(new Date(seconds * 1000)) : '';

/** The last valid day of an expiry (WIRE-8); empty if it never expires. */
export const lastDay = (expire: number | null | undefined): string => (hasExpiry(expire) ? expiryDay(expire) : '');
