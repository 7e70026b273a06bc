import { serverMs } from '#dataProvider/serverTime';
import { ABSENT } from './absent';

/**
 * Days of expiries and invoices, which are UTC's everywhere (WIRE-8), in the active language. The API's times are epoch seconds (WIRE-7). The
 * reader's own days and times of day are in `time.ts`.
 */

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The locale of a language. The portal's English is European: 31 Dec 2027, never 12/31/2027. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** Formats a time (epoch seconds) with the given options; returns "–" for none. */
export function formatTime(seconds: number, language: string, options: Intl.DateTimeFormatOptions): string {
    if (!Number.isFinite(seconds)) return ABSENT;
    const locale = localeOf(language);
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = formatters.get(key);
    const formatter = known ?? new Intl.DateTimeFormat(locale, options);
    if (!known) formatters.set(key, formatter);
    return formatter.format(new Date(seconds * 1000));
}

/** 9999-12-31 in epoch seconds, the API's value for "never expires" (the automatic licence and its keys). */
export const NEVER = 253402300799;

/** Whether a date of expiry is set and is not `NEVER`. */
export const hasExpiry = (seconds: number | null | undefined): seconds is number => seconds != null && seconds < NEVER;

/** Formats the UTC day of an expiry or an invoice, e.g. `31.12.2027` in German; returns "–" for none. */
export const formatUtcDay = (seconds: number, language: string): string =>
    formatTime(seconds, language, { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns a UTC day `YYYY-MM-DD` with its weekday, e.g. `Monday, 31 May 2027`; `''` if it is not a valid day. */
export function formatLongDay(day: string, language: string): string {
    const seconds = expirySeconds(day);
    return seconds === null ? '' : formatTime(seconds, language, { dateStyle: 'full', timeZone: 'UTC' });
}

const DAY_SECONDS = 86_400;

/** Returns the number of UTC days from today to an expiry: 0 today, 1 tomorrow, negative in the past. */
export const daysLeft = (expire: number, now: number): number => Math.floor(expire / DAY_SECONDS) - Math.floor(now / DAY_SECONDS);

/** Current time in epoch seconds: the server's, as far as it is known (WIRE-19). */
export const nowSeconds = (): number => Math.floor(serverMs() / 1000);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Today in UTC as `YYYY-MM-DD`: the earliest allowed expiry (KEY-6, USER-12), and the day from which days are counted (WIRE-8). */
export const todayUtc = (now: number = nowSeconds()): string => utcDay(now);

/** Returns the UTC day of an expiry or an invoice as `YYYY-MM-DD`, the format of date inputs; `''` for none. */
export function utcDay(seconds: number | null | undefined): string {
    if (seconds == null) return '';
    const date = new Date(seconds * 1000);
    return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** Returns the last valid day of an expiry (WIRE-8) as `YYYY-MM-DD`; `''` if it never expires. */
export const lastDay = (expire: number | null | undefined): string => (hasExpiry(expire) ? utcDay(expire) : '');

/**
 * Returns 23:59:59 UTC of a day `YYYY-MM-DD` in epoch seconds, the format for sending expiries (WIRE-8); null for `''` and for invalid
 * days.
 */
export function expirySeconds(day: string): number | null {
    const time = DAY.test(day) ? Date.parse(`${day}T23:59:59Z`) : Number.NaN;
    // 31 February is invalid, though some engines roll it over.
    return Number.isNaN(time) || utcDay(time / 1000) !== day ? null : time / 1000;
}
