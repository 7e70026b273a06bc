import { ABSENT } from './absent';
import { localeOf } from './date';

/** Formats numbers in the active language: 12.345 in German, 12,345 in English. */

const formatters = new Map<string, Intl.NumberFormat>();

/** Formats a whole number with the language's separators; returns "–" for a number that is not finite. */
export function formatNumber(value: number, language: string): string {
    if (!Number.isFinite(value)) return ABSENT;
    let format = formatters.get(language);
    if (!format) {
        format = new Intl.NumberFormat(localeOf(language));
        formatters.set(language, format);
    }
    return format.format(value);
}
