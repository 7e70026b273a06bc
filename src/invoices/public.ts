/** What other resources may import from the invoices. */
export { InvoiceList } from './InvoiceList';
