import type { Invoice } from '#dataProvider/types';
import { fileStem } from '../../shared/export/fileName';
import { invoiceFileName } from '../invoice';

/** The ZIP file of invoices (INVOICE-4): its file names, and its list of missing invoices. Pure. */

/** Above this number of files the dialog asks for confirmation before it starts. */
export const MANY_FILES = 500;

/** Returns the file names of invoices by their ids. Equal ones, ignoring case, are numbered: `a.pdf`, `a (2).pdf`. */
export function fileNames(invoices: readonly Pick<Invoice, 'id' | 'name'>[]): Map<string, string> {
    /** the last number of each name, in lower case */
    const taken = new Map<string, number>();
    return new Map(
        invoices.map(invoice => {
            const plain = invoiceFileName(invoice);
            const known = plain.toLowerCase();
            let name = plain;
            for (let number = taken.get(known) ?? 1; taken.has(name.toLowerCase()); taken.set(known, number)) {
                number += 1;
                name = plain.replace(/\.pdf$/, ` (${number}).pdf`);
            }
            taken.set(name.toLowerCase(), 1);
            return [invoice.id, name];
        }),
    );
}

/** An invoice that is not in the ZIP file; texts translated. */
export interface Missing {
    name: string;
    day: string;
    reason: string;
}

/** Returns the text of the file that lists missing invoices, below a heading (translated). With a byte order mark, by which old editors recognise the encoding. */
export const missingText = (heading: string, missing: readonly Missing[]): string =>
    `\uFEFF${[heading, '', ...missing.map(({ name, day, reason }) => `${name} (${day}): ${reason}`), ''].join('\r\n')}`;

/**
 * Returns a date whose local figures are those of a time (epoch seconds) in UTC: a ZIP file stores figures without a time zone, and the day of
 * an invoice is UTC's (WIRE-8).
 */
export function utcAsLocal(seconds: number): Date {
    const utc = new Date(seconds * 1000);
    return new Date(
        utc.getUTCFullYear(),
        utc.getUTCMonth(),
        utc.getUTCDate(),
        utc.getUTCHours(),
        utc.getUTCMinutes(),
        utc.getUTCSeconds(),
    );
}

/** Returns the name of the ZIP file; `today` is `YYYY-MM-DD`. */
export const zipName = (customer: string | undefined, today: string): string => `${fileStem('invoices', customer, today)}.zip`;
