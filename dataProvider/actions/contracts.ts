import { malformed } from '../errors';
import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';

/** Contracts and invoices (specification 2, section 7, "Contracts"). */

const PDF = 'application/pdf';
/** What every PDF begins with. */
const PDF_START = '%PDF-';

const isPdf = async (file: Blob): Promise<boolean> =>
    file.type.split(';')[0]?.trim().toLowerCase() === PDF &&
    new TextDecoder().decode(await file.slice(0, PDF_START.length).arrayBuffer()) === PDF_START;

/** The PDF of an invoice; anything else that the server answers, whatever it calls it, is a failure. */
export async function getInvoiceFile(
    client: HttpClient,
    { invoice, signal }: { invoice: string; signal?: AbortSignal },
): Promise<Blob> {
    const path = `invoices/${encodeURIComponent(invoice)}`;
    const { status, data } = await client<Blob>(path, { signal, as: 'blob', errors: texts.invoiceFile });
    if (!(await isPdf(data))) throw malformed(status, texts.invoiceFile);
    return data;
}
