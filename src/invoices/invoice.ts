/** The rules of invoices (specification 2, section 7, "GET /invoices/{id} returns a file downloaded under the invoice name"). Pure. */

/** Characters (code points) of a file's name without its ending; the shortest limit of common file systems leaves room for more. */
const LONGEST_NAME = 120;

/** What no file system takes, and what only hides or turns around what is read: controls, marks of direction, invisible characters. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"/\\|?*]/gu;
/** Names of devices that Windows does not take as a file's. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The name under which an invoice's file is saved: the invoice's own made safe, always ending in `.pdf`. */
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
