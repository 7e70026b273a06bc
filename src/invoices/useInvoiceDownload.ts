import { useDataProvider } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PortalDataProvider } from '../../dataProvider';
import { isAbort } from '../../dataProvider/errors';
import type { Invoice } from '../../dataProvider/types';
import { useTellFailure } from '../shared/feedback/failure';
import { invoiceFileName } from './invoice';
import { saveFile } from './saveFile';

/**
 * Fetches the file of an invoice and saves it under the invoice's name; a failure is told in the catalogue's words. Each invoice is
 * fetched once at a time, several beside each other; leaving the page takes the calls back.
 * @returns the download, and the ids of the invoices under way
 */
export function useInvoiceDownload(): [download: (invoice: Invoice) => Promise<void>, underWay: ReadonlySet<string>] {
    const provider = useDataProvider<PortalDataProvider>();
    const tellFailure = useTellFailure();
    const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());
    // A ref, because a second click can arrive before the first has been rendered.
    const flying = useRef(new Map<string, AbortController>());

    useEffect(() => {
        const calls = flying.current;
        return () => {
            for (const call of calls.values()) call.abort();
            calls.clear();
        };
    }, []);

    const download = useCallback(
        async (invoice: Invoice) => {
            const calls = flying.current;
            if (calls.has(invoice.id)) return;
            const call = new AbortController();
            calls.set(invoice.id, call);
            setUnderWay(new Set(calls.keys()));
            try {
                const file = await provider.getInvoiceFile({ invoice: invoice.id, signal: call.signal });
                if (!call.signal.aborted) saveFile(file, invoiceFileName(invoice));
            } catch (failure) {
                if (!isAbort(failure) && !call.signal.aborted) tellFailure(failure);
            } finally {
                if (calls.get(invoice.id) === call) {
                    calls.delete(invoice.id);
                    setUnderWay(new Set(calls.keys()));
                }
            }
        },
        [provider, tellFailure],
    );
    return [download, underWay];
}
