import { localeOf } from '../../../src/shared/format/date';

/** How the files of a video are described. Pure. */

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in bytes in the words of the language, e.g. `1,7 kB`; steps of 1000. */
export function formatBytes(bytes: number, language: string): string {
    const size = Math.max(0, bytes);
    const step = Math.min(UNITS.length - 1, size < 1 ? 0 : Math.floor(Math.log10(size) / 3));
    return new Intl.NumberFormat(localeOf(language), {
        style: 'unit',
        unit: UNITS[step],
        unitDisplay: 'short',
        maximumFractionDigits: step === 0 ? 0 : 1,
    }).format(size / 1000 ** step);
}

/** A media type as people call it: `PDF` for `application/pdf`; in doubt the end of its name in capitals. */
export const typeName = (type: string): string =>
    (/([a-z0-9]+)$/i.exec(type.split(';')[0]?.trim() ?? '')?.[1] ?? type).toUpperCase();
