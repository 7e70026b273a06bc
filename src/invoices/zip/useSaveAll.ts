import { useLocaleState } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { byId } from '#dataProvider/byId';
import { useT } from '#i18n/useT';
import type { Invoice } from '#dataProvider/types';
import { useFailureText } from '../../shared/failure';
import { readersToday } from '../../shared/format/day';
import { formatUtcDay } from '../../shared/format/date';
import { useCurrentCustomer } from '../../shared/hooks/useCurrent';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { saveFile } from '../../shared/saveFile';
import { fetchFiles } from './fetchFiles';
import { fileNames, missingText, utcAsLocal, zipName } from './zip';

/**
 * The state of the work. `ended`: a ZIP file was saved, unless nothing could be fetched; `stopped`: nothing has been saved yet; `broken`:
 * nothing could be saved, `problem` says why.
 */
export type Phase = 'idle' | 'running' | 'zipping' | 'ended' | 'stopped' | 'broken';

type DownloadZip = typeof import('client-zip').downloadZip;

/** An invoice whose file could not be fetched; `reason` is translated. */
export interface FailedInvoice {
    invoice: Invoice;
    reason: string;
}

export interface SaveAll {
    phase: Phase;
    /** number of files that have been fetched */
    done: number;
    failed: readonly FailedInvoice[];
    /** why nothing could be saved, translated; only while `broken` */
    problem: string;
    /** when a busy server is tried again, in milliseconds since 1970; null while not waiting */
    busyUntil: number | null;
    /** name of the ZIP file */
    zip: string;
    /** fetches the missing files, and saves all as a ZIP file */
    start(): void;
    stop(): void;
    /** saves what has been fetched */
    save(): void;
}

interface SavingOptions {
    /** it does not start automatically */
    asks: boolean;
    /** called when all have been saved */
    onComplete(): void;
}

/** A moment in milliseconds since 1970, until it has come; then null. */
function useMoment() {
    const [moment, setMoment] = useState<number | null>(null);
    useEffect(() => {
        if (moment === null) return undefined;
        const passed = setTimeout(() => setMoment(null), moment - Date.now());
        return () => clearTimeout(passed);
    }, [moment]);
    return [moment, setMoment] as const;
}

/** Reloading or closing the page would lose what has been fetched. */
function useAskBeforeUnload(isWorking: boolean): void {
    useEffect(() => {
        if (!isWorking) return undefined;
        const ask = (event: BeforeUnloadEvent) => event.preventDefault();
        addEventListener('beforeunload', ask);
        return () => removeEventListener('beforeunload', ask);
    }, [isWorking]);
}

/** The invoices that were refused, the first one first. */
function failedOf(invoices: readonly Invoice[], reasons: ReadonlyMap<string, string>): FailedInvoice[] {
    const known = byId(invoices);
    return [...reasons].flatMap(([id, reason]) => {
        const invoice = known.get(id);
        return invoice ? [{ invoice, reason }] : [];
    });
}

interface Entry {
    name: string;
    lastModified: Date;
    input: Blob | string;
}

interface Content {
    invoices: readonly Invoice[];
    files: ReadonlyMap<string, Blob>;
    lacking: readonly FailedInvoice[];
    language: string;
    t: ReturnType<typeof useT>;
}

/** The files of a ZIP file, with a list of those that are missing. */
function entriesOf({ invoices, files, lacking, language, t }: Content): Entry[] {
    const names = fileNames(invoices);
    const entries = invoices.flatMap(({ id, created }): Entry[] => {
        const input = files.get(id);
        const lastModified = Number.isFinite(created) ? utcAsLocal(created) : new Date();
        return input ? [{ name: names.get(id) ?? id, lastModified, input }] : [];
    });
    if (lacking.length === 0) return entries;
    const missing = lacking.map(({ invoice: { name, created }, reason }) => ({
        name,
        day: formatUtcDay(created, language),
        reason,
    }));
    const input = missingText(t('contracts.invoices.zip.missing'), missing);
    return [...entries, { name: t('contracts.invoices.zip.missingFile'), lastModified: new Date(), input }];
}

/** Fetches the files of invoices and saves them as one ZIP file, with a list of those that are missing (INVOICE-4); unmounting stops it. */
export function useSaveAll(invoices: readonly Invoice[], { asks, onComplete }: SavingOptions): SaveAll {
    const t = useT();
    const [language] = useLocaleState();
    const provider = usePortalDataProvider();
    const reasonOf = useFailureText();
    const { data: customer } = useCurrentCustomer();
    const zip = zipName(customer?.id, readersToday());
    const [phase, setPhase] = useState<Phase>(asks ? 'idle' : 'running');
    const [done, setDone] = useState(0);
    const [failed, setFailed] = useState<readonly FailedInvoice[]>([]);
    const [problem, setProblem] = useState('');
    const [busyUntil, setBusyUntil] = useMoment();
    const files = useRef(new Map<string, Blob>());
    const stopper = useRef<AbortController | null>(null);
    useEffect(() => () => stopper.current?.abort(), []);

    useAskBeforeUnload(phase === 'running' || phase === 'zipping');

    const saveZip = useCallback(
        async (downloadZip: DownloadZip, lacking: readonly FailedInvoice[], signal?: AbortSignal) => {
            if (files.current.size === 0) return;
            const entries = entriesOf({ invoices, files: files.current, lacking, language, t });
            const whole = await downloadZip(entries).blob();
            if (!signal?.aborted) saveFile(whole, zip);
        },
        [invoices, language, t, zip],
    );

    /** Runs work that needs the code of ZIP files: loads that first, and says what prevents it. */
    const withZip = useCallback(
        async (run: (downloadZip: DownloadZip) => Promise<void>, signal?: AbortSignal) => {
            const fail = (text: string): void => {
                if (signal?.aborted) return;
                setBusyUntil(null);
                setProblem(text);
                setPhase('broken');
            };
            const downloadZip = await import('client-zip')
                .then(code => code.downloadZip)
                .catch((error: unknown) => fail(reasonOf(error, t('errorPage.outdatedTitle'))));
            if (downloadZip && !signal?.aborted) await run(downloadZip).catch((error: unknown) => fail(reasonOf(error)));
        },
        [reasonOf, t, setBusyUntil],
    );

    const start = useCallback(() => {
        const stopping = new AbortController();
        stopper.current = stopping;
        const { signal } = stopping;
        const refused = new Map<string, string>();
        const lacking = () => failedOf(invoices, refused);
        setPhase('running');
        setFailed([]);
        const work = async (downloadZip: DownloadZip) => {
            await fetchFiles(
                invoices.flatMap(({ id }) => (files.current.has(id) ? [] : [id])),
                {
                    fetchFile: id => provider.getInvoiceFile({ invoice: id, signal }),
                    signal,
                    onFile: (id, file) => {
                        files.current.set(id, file);
                        setDone(files.current.size);
                    },
                    onFailure: (id, error) => {
                        refused.set(id, reasonOf(error));
                        setFailed(lacking());
                    },
                    onBusy: ms => setBusyUntil(Date.now() + ms),
                },
            );
            if (signal.aborted) return;
            setBusyUntil(null);
            setPhase('zipping');
            await saveZip(downloadZip, lacking(), signal);
            if (signal.aborted) return;
            if (refused.size === 0) onComplete();
            setPhase('ended');
        };
        void withZip(work, signal);
    }, [invoices, provider, reasonOf, saveZip, withZip, onComplete, setBusyUntil]);

    const stop = useCallback(() => {
        stopper.current?.abort();
        setBusyUntil(null);
        setPhase('stopped');
    }, [setBusyUntil]);

    const save = useCallback(() => {
        const reasons = new Map(failed.map(({ invoice, reason }) => [invoice.id, reason]));
        const lacking = invoices.flatMap(invoice =>
            files.current.has(invoice.id)
                ? []
                : [{ invoice, reason: reasons.get(invoice.id) ?? t('contracts.invoices.zip.notFetched') }],
        );
        void withZip(downloadZip => saveZip(downloadZip, lacking));
    }, [failed, invoices, saveZip, withZip, t]);

    return { phase, done, failed, problem, busyUntil, zip, start, stop, save };
}
