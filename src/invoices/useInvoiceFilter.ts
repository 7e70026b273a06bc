import { useCallback } from 'react';
import { useListParams } from '../shared/list/useListParams';

/** What the list of invoices is narrowed to, besides its search; in the URL (INVOICE-2). */
export interface InvoiceFilter {
    /** `''` for all */
    year: string;
    /** id of a contract; `''` for all */
    contract: string;
    set(name: 'year' | 'contract', value: string): void;
}

/** Returns what the list of invoices is narrowed to. Changing it opens the first page, and replaces the entry of the history. */
export function useInvoiceFilter(): InvoiceFilter {
    const [params, write] = useListParams();
    const set = useCallback<InvoiceFilter['set']>((name, value) => write({ [name]: value, page: null }), [write]);
    return { year: params.get('year') ?? '', contract: params.get('contract') ?? '', set };
}
