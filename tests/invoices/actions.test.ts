import { expect, it } from 'vitest';
import { INVOICE_BATCH, invoiceActions } from '../../src/invoices/actions';

it.each([
    [false, 'contracts.invoices.download'],
    [true, 'contracts.invoices.downloading'],
])('an invoice is saved by its action, which names it; busy: %s', (busy, label) => {
    const invoice = { id: 'r1', name: 'RE-1', created: 1_800_000_000, contractId: null };
    expect(invoiceActions(invoice, busy)).toEqual([expect.objectContaining({ label, name: 'RE-1', dialog: invoice })]);
    expect(INVOICE_BATCH.map(({ dialog }) => dialog)).toEqual(['zip']);
});
