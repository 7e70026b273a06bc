/** The rules of invoices, whose files are saved under the invoice's name (INVOICE-1). Pure. */

/** Maximum length, in characters (code points), of a file name without its extension; well below the limits of common file systems. */
const LONGEST_NAME = 120;

/** Characters that file systems refuse or that hide or reorder text: controls, direction marks, invisible characters. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"/\\|?*]/gu;
/** Device names, which Windows refuses as file names. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Returns the file name of an invoice: its own name made safe, always ending in `.pdf`. */
export function invoiceFileName({ id, name }: { id: string; name: string }): string {
    const clean = (text: string): string =>
        Array.from(text.replace(UNSAFE, ' '))
            .slice(0, LONGEST_NAME)
            .join('')
            .replace(/\s+/g, ' ')
            .replace(/^[. ]+|[. ]+$/g, '');
    const stem = clean(name.replace(/\.pdf\s*$/i, '')) || `invoice-${clean(id)}`;
    return `${DEVICE.test(stem) ? `_${stem}` : stem}.pdf`;
}
