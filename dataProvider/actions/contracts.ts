import { call } from '../call';
import { malformed } from '../errors';
import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';

/** Invoices (INVOICE-1). */

/** The first bytes of every PDF. */
const PDF_START = '%PDF-';

const isPdf = async (file: Blob): Promise<boolean> =>
    new TextDecoder().decode(await file.slice(0, PDF_START.length).arrayBuffer()) === PDF_START;

/** The PDF of an invoice. Rejects if the file is not a PDF: its bytes decide, whatever its name and content type say. */
export async function getInvoiceFile(
    client: HttpClient,
    { invoice, signal }: { invoice: string; signal?: AbortSignal },
): Promise<Blob> {
    const request = { path: { id: invoice }, signal, as: 'blob', errors: texts.invoiceFile } as const;
    const { status, data } = await call(client, 'GET /invoices/{id}', request);
    if (!(await isPdf(data))) throw malformed(status, texts.invoiceFile);
    return data;
}
