/** What other resources may use of the invoices. */
export { InvoiceList } from './InvoiceList';
