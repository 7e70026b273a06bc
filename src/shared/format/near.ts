/** Dates that are near, in lists and overviews (LIST-10). */

/** A date within this many days is near. */
export const NEAR_DAYS = 30;

/** Whether a date in this number of days is near: today (0) and the next 30 days, not the past. */
export const isNear = (days: number): boolean => days >= 0 && days <= NEAR_DAYS;

/** Returns "today", "tomorrow", "in 12 days", in the given language. */
export const inDays = (days: number, language: string): string =>
    new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
