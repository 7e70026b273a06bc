import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';

/** Contracts and invoices (specification 2, section 7, "Contracts"). */

/** The PDF of an invoice. */
export async function getInvoiceFile(
    client: HttpClient,
    { invoice, signal }: { invoice: string; signal?: AbortSignal },
): Promise<Blob> {
    const path = `invoices/${encodeURIComponent(invoice)}`;
    const { data } = await client<Blob>(path, { signal, as: 'blob', errors: texts.invoiceFile });
    return data;
}
