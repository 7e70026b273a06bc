/** Dates by the active language. Times of the API are epoch seconds; expiry days are shown in UTC (contract, section 1). */

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The portal's English is European: 31 Dec 2027, never 12/31/2027. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

function utcDays(language: string): Intl.DateTimeFormat {
    const known = formatters.get(language);
    if (known) return known;
    const made = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
    formatters.set(language, made);
    return made;
}

/** 9999-12-31, by which the API says that something never expires (the automatic licence, and keys of it). */
export const NEVER = 253402300799;

/** Whether there is a day on which something expires. */
export const hasExpiry = (seconds: number | null | undefined): seconds is number => seconds != null && seconds < NEVER;

/** The day of an expiry in UTC, e.g. `31.12.2027` in German. */
export const formatExpiry = (seconds: number, language: string): string => utcDays(language).format(new Date(seconds * 1000));

/** Current time in epoch seconds. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Today in UTC as `YYYY-MM-DD`, the earliest day an expiry may have (specification 2, section 5). */
export const todayUtc = (now: number = nowSeconds()): string => expiryDay(now);

/** The day of an expiry in UTC as `YYYY-MM-DD`, as date inputs hold it; `''` for none. */
export function expiryDay(seconds: number | null | undefined): string {
    if (seconds == null) return '';
    const date = new Date(seconds * 1000);
    return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** 23:59:59 UTC of a day `YYYY-MM-DD` in epoch seconds, as expiries are sent (contract, section 1); null for `''` and for what is no day. */
export function expirySeconds(day: string): number | null {
    const time = DAY.test(day) ? Date.parse(`${day}T23:59:59Z`) : Number.NaN;
    // 31 February is no day, though some engines roll it over.
    return Number.isNaN(time) || expiryDay(time / 1000) !== day ? null : time / 1000;
}
