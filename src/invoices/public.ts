/** What other resources may import from the invoices. */
export { FirstInvoices } from './FirstInvoices';
export { InvoiceList } from './InvoiceList';
