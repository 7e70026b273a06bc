import { formatUtcDay } from './date';

/** Calendar days, `YYYY-MM-DD`: not moments, and the same in every time zone. */

/** Formats an ISO day in the given language, the same day in every time zone; an invalid day is returned unchanged, none as ''. */
export function formatDay(day: string | null | undefined, language: string): string {
    if (!day) return '';
    const time = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(time) ? day : formatUtcDay(time / 1000, language);
}

const DAY_MS = 86_400_000;

/** Returns the days since 1970 of a day, without time zones; null for an invalid day. */
export function dayNumber(day: string | null | undefined): number | null {
    if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
    const time = Date.parse(`${day}T00:00:00Z`);
    // 31 February is invalid, though some engines roll it over.
    return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : time / DAY_MS;
}

/** Returns the number of days from today to a day, negative when it has passed; null for no or an invalid day. */
export function daysUntil(day: string | null | undefined, today: string): number | null {
    const [then, now] = [dayNumber(day), dayNumber(today)];
    return then === null || now === null ? null : then - now;
}

/** Returns the reader's day of a moment as `YYYY-MM-DD`: for the names of files and what has a time of day (WIRE-8). */
export function readersToday(now: Date = new Date()): string {
    const pad = (part: number): string => String(part).padStart(2, '0');
    return `${String(now.getFullYear()).padStart(4, '0')}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
