import { useCallback, useEffect, useRef, useState } from 'react';
import { isAbort } from '../../dataProvider/errors';
import type { Invoice } from '../../dataProvider/types';
import { useNotifyFailure } from '../shared/failure';
import { invoiceFileName } from './invoice';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { saveFile } from '../shared/saveFile';

/**
 * Fetches the file of an invoice and saves it under the invoice's name; shows a failure. Downloads of different invoices run in parallel,
 * of the same one only once; leaving the page aborts them. @returns the download function, and the ids of the invoices being downloaded
 */
export function useInvoiceDownload(): [download: (invoice: Invoice) => Promise<void>, underWay: ReadonlySet<string>] {
    const provider = usePortalDataProvider();
    const notifyFailure = useNotifyFailure();
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
                if (!isAbort(failure) && !call.signal.aborted) notifyFailure(failure);
            } finally {
                if (calls.get(invoice.id) === call) {
                    calls.delete(invoice.id);
                    setUnderWay(new Set(calls.keys()));
                }
            }
        },
        [provider, notifyFailure],
    );
    return [download, underWay];
}
