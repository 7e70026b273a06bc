import { formatExpiry } from '../shared/format/date';

/** Formats an ISO day in the given language, the same day in every time zone; an invalid day is returned unchanged, none as ''. */
export function formatDay(day: string | null | undefined, language: string): string {
    if (!day) return '';
    const time = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(time) ? day : formatExpiry(time / 1000, language);
}
