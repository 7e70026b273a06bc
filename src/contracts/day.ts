import { formatExpiry } from '../shared/format/date';

/** An ISO day by the language, the same day in every time zone; what is no day is shown as it came. */
export function formatDay(day: string | null | undefined, language: string): string {
    if (!day) return '';
    const time = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(time) ? day : formatExpiry(time / 1000, language);
}
