import { localeOf } from '#src/shared/format/date';

/** Formats the size and type of a video's files. Pure. */

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in bytes in the language's format, e.g. `1,7 kB`; in steps of 1000. Empty when it is unknown (NaN). */
export function formatBytes(bytes: number, language: string): string {
    if (Number.isNaN(bytes)) return '';
    const size = Math.max(0, bytes);
    const step = Math.min(UNITS.length - 1, size < 1 ? 0 : Math.floor(Math.log10(size) / 3));
    return new Intl.NumberFormat(localeOf(language), {
        style: 'unit',
        unit: UNITS[step],
        unitDisplay: 'short',
        maximumFractionDigits: step === 0 ? 0 : 1,
    }).format(size / 1000 ** step);
}

/** The usual name of a media type, e.g. `PDF` for `application/pdf`; for an unknown one its last part in capitals. */
export const typeName = (type: string): string =>
    (/([a-z0-9]{1,20})$/i.exec(type.split(';')[0]?.trim() ?? '')?.[1] ?? type).toUpperCase();
