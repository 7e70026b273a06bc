import type { Invoice } from '../../dataProvider/types';
import { LONGEST_STEM, withinBytes } from '../shared/fileName';
import { formatTime, formatUtcDay } from '../shared/format/date';

/** The rules of invoices: the names of their files (INVOICE-1) and the searched texts (INVOICE-2). Pure. */

/** Maximum length, in characters (code points), of a file name without its extension. */
const LONGEST_NAME = 120;

/** Characters that file systems refuse or that hide or reorder text: controls, direction marks, invisible characters. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"/\\|?*]/gu;
/** Device names, which Windows refuses as file names, whatever follows a dot. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)\s*(?:\.|$)/i;

/** Returns the file name of an invoice: its own name made safe, always ending in `.pdf`. */
export function invoiceFileName({ id, name }: { id: string; name: string }): string {
    const clean = (text: string): string =>
        withinBytes(Array.from(text.normalize('NFC').replace(UNSAFE, ' ')).slice(0, LONGEST_NAME).join(''), LONGEST_STEM)
            .replace(/\s+/g, ' ')
            .replace(/^[. ]+|[. ]+$/g, '');
    const stem = clean(name.replace(/\.pdf\s*$/i, '')) || `invoice-${clean(id)}`;
    return `${DEVICE.test(stem) ? `_${stem}` : stem}.pdf`;
}

type Dated = Pick<Invoice, 'created'>;

/** The year of an invoice's day, in UTC like that (WIRE-8); null if it has no date. */
export const yearOf = ({ created }: Dated): number | null =>
    Number.isFinite(created) ? new Date(created * 1000).getUTCFullYear() : null;

/** The years of invoices, the newest first. */
export const yearsOf = (invoices: readonly Dated[]): number[] =>
    [...new Set(invoices.map(yearOf))].filter(year => year !== null).sort((one, other) => other - one);

/** The day of an invoice in every form that users may search for: as displayed, in digits, with the month's name. */
export function dayTexts({ created }: Dated, language: string): string[] {
    if (!Number.isFinite(created)) return [];
    const inUtc = (options: Intl.DateTimeFormatOptions): string => formatTime(created, language, { ...options, timeZone: 'UTC' });
    const figures = inUtc({ day: '2-digit', month: '2-digit', year: 'numeric' });
    return [
        formatUtcDay(created, language),
        // in Slovak with spaces
        figures.replaceAll(/\s/g, ''),
        figures.replaceAll(/\D+/g, '.'),
        inUtc({ dateStyle: 'long' }),
        // in Polish and Slovak the month's name has another form on its own
        inUtc({ month: 'long', year: 'numeric' }),
    ];
}
