import { useCallback } from 'react';
import { useListParams } from '../shared/list/useListParams';

/** The filters of the list of invoices besides its search, stored in the URL (INVOICE-2). */
export interface InvoiceFilter {
    /** `''` for all */
    year: string;
    /** id of a contract; `''` for all */
    contract: string;
    set(name: 'year' | 'contract', value: string): void;
}

/** Returns the filters of the list of invoices. Changing them opens the first page and replaces the history entry. */
export function useInvoiceFilter(): InvoiceFilter {
    const [params, write] = useListParams();
    const set = useCallback<InvoiceFilter['set']>((name, value) => write({ [name]: value, page: null }), [write]);
    return { year: params.get('year') ?? '', contract: params.get('contract') ?? '', set };
}
