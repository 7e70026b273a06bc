import { ABSENT } from './absent';
import { localeOf } from './date';

/** Figures by the active language: 12.345 in German, 12,345 in English. */

const formatters = new Map<string, Intl.NumberFormat>();

/** A whole number in the words of the language, with its separators; "–" for none. */
export function formatNumber(value: number, language: string): string {
    if (!Number.isFinite(value)) return ABSENT;
    let format = formatters.get(language);
    if (!format) {
        format = new Intl.NumberFormat(localeOf(language));
        formatters.set(language, format);
    }
    return format.format(value);
}
