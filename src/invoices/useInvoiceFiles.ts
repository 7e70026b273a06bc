import { useLocaleState } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '#i18n/useT';
import { isAbort } from '../../dataProvider/errors';
import type { Invoice } from '../../dataProvider/types';
import { useNotifyFailure } from '../shared/failure';
import { invoiceFileName } from './invoice';
import { openTab, type FileTab } from './openTab';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { saveFile } from '../shared/saveFile';
import { toast } from '../ui/feedback/toast';

/** The actions on the files of invoices; memoized. */
export interface InvoiceFiles {
    /** saves the file under the invoice's name */
    save(invoice: Invoice): void;
    /** shows the file in a new tab, or focuses the tab that already shows it; call it in the handler of a click or key */
    open(invoice: Invoice): void;
}

/**
 * Fetches the files of invoices, to be saved or shown (INVOICE-1, INVOICE-3); shows a failure. Different invoices are fetched in parallel, each
 * only once at a time; leaving the page aborts them.
 * @returns the functions, and the ids of the invoices being fetched
 */
export function useInvoiceFiles(): [files: InvoiceFiles, underWay: ReadonlySet<string>] {
    const provider = usePortalDataProvider();
    const notifyFailure = useNotifyFailure();
    const t = useT();
    const [language] = useLocaleState();
    const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());
    // A ref, because a second click can arrive before the first has been rendered.
    const flying = useRef(new Map<string, AbortController>());
    const tabs = useRef(new Map<string, FileTab>());

    useEffect(() => {
        const calls = flying.current;
        return () => {
            for (const call of calls.values()) call.abort();
            calls.clear();
        };
    }, []);

    const files = useMemo<InvoiceFiles>(() => {
        /** `then` gets the file; `over` is called if there will be none. */
        const fetchFile = async (invoice: Invoice, call: AbortController, then: (file: Blob) => void, over?: () => void) => {
            const calls = flying.current;
            calls.set(invoice.id, call);
            setUnderWay(new Set(calls.keys()));
            try {
                const file = await provider.getInvoiceFile({ invoice: invoice.id, signal: call.signal });
                if (call.signal.aborted) over?.();
                else then(file);
            } catch (failure) {
                over?.();
                if (!isAbort(failure) && !call.signal.aborted) notifyFailure(failure);
            } finally {
                if (calls.get(invoice.id) === call) {
                    calls.delete(invoice.id);
                    setUnderWay(new Set(calls.keys()));
                }
            }
        };
        return {
            save(invoice) {
                if (flying.current.has(invoice.id)) return;
                void fetchFile(invoice, new AbortController(), file => saveFile(file, invoiceFileName(invoice)));
            },
            open(invoice) {
                const shown = tabs.current.get(invoice.id);
                if (shown && !shown.isClosed()) {
                    shown.focus();
                    return;
                }
                if (flying.current.has(invoice.id)) return;
                const call = new AbortController();
                const tab = openTab({
                    title: invoice.name,
                    text: t('contracts.invoices.opening', { name: invoice.name }),
                    language,
                    onClosed: () => call.abort(),
                });
                if (!tab) {
                    toast.error(t('contracts.invoices.blocked', { name: invoice.name }), { duration: 8000 });
                    return;
                }
                tabs.current.set(invoice.id, tab);
                void fetchFile(invoice, call, tab.show, tab.close);
            },
        };
    }, [provider, notifyFailure, t, language]);
    return [files, underWay];
}
