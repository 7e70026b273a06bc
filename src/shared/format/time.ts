import { formatTime } from './date';

/** What has a time of day, in the reader's own time zone and the portal's language (WIRE-8). Pure. */

/** Returns the `dateTime` attribute of a `<time>` element; undefined for no time. */
export const machineTime = (seconds: number): string | undefined =>
    Number.isFinite(seconds) ? new Date(seconds * 1000).toISOString() : undefined;

/** Formats the day of a time, e.g. `19 Nov 2026`, in the reader's own time zone; those of expiries and invoices are `formatUtcDay`. */
export const readersDay = (seconds: number, language: string): string => formatTime(seconds, language, { dateStyle: 'medium' });

/** Formats the time of day, e.g. `14:03`. */
export const timeOfDay = (seconds: number, language: string): string => formatTime(seconds, language, { timeStyle: 'short' });

/** Formats day and time, e.g. `19 Nov 2026, 14:03`. */
export const dayAndTime = (seconds: number, language: string): string =>
    formatTime(seconds, language, { dateStyle: 'medium', timeStyle: 'short' });
