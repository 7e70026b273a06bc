import { call } from '../call';
import { malformed } from '../errors';
import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';

/** Invoices (INVOICE-1). */

const PDF = 'application/pdf';
/** The first bytes of every PDF. */
const PDF_START = '%PDF-';

const isPdf = async (file: Blob): Promise<boolean> =>
    file.type.split(';')[0]?.trim().toLowerCase() === PDF &&
    new TextDecoder().decode(await file.slice(0, PDF_START.length).arrayBuffer()) === PDF_START;

/** The PDF of an invoice. Rejects if the file is not a PDF, whatever its content type says. */
export async function getInvoiceFile(
    client: HttpClient,
    { invoice, signal }: { invoice: string; signal?: AbortSignal },
): Promise<Blob> {
    const request = { path: { id: invoice }, signal, as: 'blob', errors: texts.invoiceFile } as const;
    const { status, data } = await call(client, 'GET /invoices/{id}', request);
    if (!(await isPdf(data))) throw malformed(status, texts.invoiceFile);
    return data;
}
