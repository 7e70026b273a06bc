import { ABSENT } from './absent';
import { localeOf } from './date';

/** Times in the person's own time zone and the portal's language. Pure. */

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A moment in the form that the options name; "–" for none. */
export function formatTime(seconds: number, language: string, options: Intl.DateTimeFormatOptions): string {
    if (!Number.isFinite(seconds)) return ABSENT;
    const locale = localeOf(language);
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = formatters.get(key);
    const formatter = known ?? new Intl.DateTimeFormat(locale, options);
    if (!known) formatters.set(key, formatter);
    return formatter.format(new Date(seconds * 1000));
}

/** A moment as `<time>` takes it; undefined for none. */
export const machineTime = (seconds: number): string | undefined =>
    Number.isFinite(seconds) ? new Date(seconds * 1000).toISOString() : undefined;

/** The day, e.g. `19 Nov 2026`: of a moment, told in the reader's own time, unlike expiries. */
export const localDay = (seconds: number, language: string): string => formatTime(seconds, language, { dateStyle: 'medium' });

/** The time of day, e.g. `14:03`. */
export const timeOfDay = (seconds: number, language: string): string => formatTime(seconds, language, { timeStyle: 'short' });

/** Day and time, e.g. `19 Nov 2026, 14:03`. */
export const dayAndTime = (seconds: number, language: string): string =>
    formatTime(seconds, language, { dateStyle: 'medium', timeStyle: 'short' });
