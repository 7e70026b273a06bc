import { CALLS } from '../calls';
import { malformed } from '../errors';
import { action } from './action';

/** Invoices (INVOICE-1). */

/** The first bytes of every PDF. */
const PDF_START = '%PDF-';

const isPdf = async (file: Blob): Promise<boolean> =>
    new TextDecoder().decode(await file.slice(0, PDF_START.length).arrayBuffer()) === PDF_START;

/** The PDF of an invoice. Rejects if the file is not a PDF: its bytes decide, whatever its name and content type say. */
export const getInvoiceFile = action(
    'GET /invoices/{id}',
    async (send, { invoice, signal }: { invoice: string; signal?: AbortSignal }): Promise<Blob> => {
        const { status, data } = await send({ path: { id: invoice }, signal, as: 'blob' });
        if (!(await isPdf(data))) throw malformed(status, CALLS['GET /invoices/{id}'].errors);
        return data;
    },
);
