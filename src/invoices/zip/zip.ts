import type { Invoice } from '#dataProvider/types';
import { invoiceFileName } from '../invoice';

/** The ZIP file of invoices (INVOICE-4): the names in it, and the list of those that it lacks. Pure. */

/** Above this number of files the dialog asks before it starts. */
export const MANY_FILES = 500;

/** The list of the invoices that a ZIP file lacks; no invoice has this name, because all end in `.pdf`. */
export const MISSING_FILE = 'missing.txt';

/** Returns the file names of invoices by their ids. Equal ones, whose case may differ, are numbered: `a.pdf`, `a (2).pdf`. */
export function fileNames(invoices: readonly Pick<Invoice, 'id' | 'name'>[]): Map<string, string> {
    const taken = new Set<string>();
    return new Map(
        invoices.map(invoice => {
            const plain = invoiceFileName(invoice);
            let name = plain;
            for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = plain.replace(/\.pdf$/, ` (${number}).pdf`);
            taken.add(name.toLowerCase());
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

/** Returns the text of `missing.txt`, below a heading (translated). With a byte order mark, by which old editors know the encoding. */
export const missingText = (heading: string, missing: readonly Missing[]): string =>
    `\uFEFF${[heading, '', ...missing.map(({ name, day, reason }) => `${name} (${day}): ${reason}`), ''].join('\r\n')}`;

/** Returns the name of the ZIP file; `today` is `YYYY-MM-DD`. */
export const zipName = (customer: string | undefined, today: string): string =>
    `${['invoices', customer, today].filter(Boolean).join('-')}.zip`;
