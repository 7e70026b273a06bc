import { useLocaleState } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { useT } from '#i18n/useT';
import type { Invoice } from '#dataProvider/types';
import { timeOfDay } from '../../shared/format/time';
import type { SelectedIds } from '../../shared/list/useSelectedIds';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/feedback/toast';
import { Modal } from '../../ui/modal/Modal';
import { useInvoices } from '../useInvoices';
import { useSaveAll, type SaveAll } from './useSaveAll';
import { MANY_FILES } from './zip';
import styles from './zip.module.css';

interface SaveAllModalProps {
    selected: SelectedIds;
    onClose(): void;
}

/** Saves the selected invoices as a ZIP file: as soon as they are loaded, or after a confirmation if there are many (INVOICE-4). */
export default function SaveAllModal({ selected, onClose }: SaveAllModalProps) {
    // The selection may change once everything has been saved.
    const [ids] = useState(selected.ids);
    const known = useInvoices();
    const invoices = useMemo(() => {
        const wanted = new Set(ids);
        return known?.filter(({ id }) => wanted.has(id));
    }, [known, ids]);
    if (!invoices) return null;
    return <Saving invoices={invoices} selected={selected} onClose={onClose} />;
}

function Saving({ invoices: given, selected, onClose }: SaveAllModalProps & { invoices: readonly Invoice[] }) {
    const t = useT();
    // Not those of a later read, because saving has started with these.
    const [invoices] = useState(given);
    const total = invoices.length;
    const asks = total > MANY_FILES;
    const work = useSaveAll(invoices, {
        asks,
        onComplete: () => {
            selected.replace([]);
            toast.success(t('contracts.invoices.zip.saved', { smart_count: total }), { duration: 4000 });
            onClose();
        },
    });
    const { phase, done, start, stop, save } = work;
    // When React runs the effect twice in development, the first run is aborted.
    const [begin] = useState(() => start);
    useEffect(() => {
        if (!asks) begin();
    }, [asks, begin]);

    const isRunning = phase === 'running' || phase === 'zipping';
    const lacking = total - done;
    return (
        <Modal
            size="lg"
            title={t('contracts.invoices.zip.title', { smart_count: total })}
            onClose={isRunning ? stop : onClose}
            actions={
                isRunning ? (
                    <Button variant="outlined" onClick={stop}>
                        {t('jobs.stop')}
                    </Button>
                ) : (
                    <>
                        <Button onClick={onClose}>{t('modal.close')}</Button>
                        {(phase === 'stopped' || (phase === 'broken' && lacking > 0)) && done > 0 && (
                            <Button variant="outlined" onClick={save}>
                                {t('contracts.invoices.zip.save', { smart_count: done })}
                            </Button>
                        )}
                        {total > 0 && (lacking > 0 || phase === 'broken') && (
                            <Button variant="contained" onClick={start}>
                                {t(BEGIN[phase])}
                            </Button>
                        )}
                    </>
                )
            }
        >
            <div className="stack gap-16">
                {phase === 'idle' && asks && (
                    <p className={styles.text}>{t('contracts.invoices.zip.many', { count: total, limit: MANY_FILES })}</p>
                )}
                <Result work={work} total={total} />
                <Progress work={work} total={total} />
                <Failed work={work} />
            </div>
        </Modal>
    );
}

const BEGIN = {
    idle: 'contracts.invoices.zip.start',
    running: 'contracts.invoices.zip.start',
    zipping: 'contracts.invoices.zip.start',
    ended: 'list.tryAgain',
    stopped: 'jobs.resume',
    broken: 'list.tryAgain',
} as const;

/** The progress as a bar and in numbers; announced to screen readers every 10 %. */
function Progress({ work, total }: { work: SaveAll; total: number }) {
    const t = useT();
    const [language] = useLocaleState();
    const { phase, done, busyUntil } = work;
    if (phase !== 'running' && phase !== 'zipping') return null;
    const figures = t('contracts.invoices.zip.progress', { done, total });
    const tenths = Math.floor((done / Math.max(1, total)) * 10) * 10;
    return (
        <div className={`stack gap-6 muted small ${styles.progress}`}>
            <progress value={done} max={total} aria-label={t('contracts.invoices.zip.action')}>
                {figures}
            </progress>
            <span className="tabular">{figures}</span>
            <span role="status" className="visually-hidden">
                {t('contracts.invoices.zip.spoken', { percent: tenths })}
            </span>
            {busyUntil !== null && (
                <p className={styles.text} role="status">
                    {t('jobs.busy', { time: timeOfDay(busyUntil / 1000, language) })}
                </p>
            )}
        </div>
    );
}

/** Which invoices have been saved and which have not. */
function Result({ work, total }: { work: SaveAll; total: number }) {
    const t = useT();
    const { phase, done, problem, zip } = work;
    const figures = { done, total };
    const text = () => {
        if (phase === 'broken') return problem;
        if (phase === 'stopped') return t('contracts.invoices.zip.stopped', figures);
        if (phase !== 'ended') return '';
        if (done === 0) return t('contracts.invoices.zip.none');
        return t('contracts.invoices.zip.partly', { ...figures, zip, file: t('contracts.invoices.zip.missingFile') });
    };
    return (
        <p className={styles.text} role="status">
            {text()}
        </p>
    );
}

/** The invoices whose files could not be fetched, with the reasons. */
function Failed({ work: { failed } }: { work: SaveAll }) {
    const t = useT();
    if (failed.length === 0) return null;
    const title = t('contracts.invoices.zip.failed', { smart_count: failed.length });
    return (
        <div className={styles.failed}>
            <h3 className={styles.heading}>{title}</h3>
            {/* It scrolls, so it must be focusable by keyboard. */}
            <ul className={`stack gap-4 plain-list ${styles.rows}`} tabIndex={0} aria-label={title}>
                {failed.map(({ invoice, reason }) => (
                    <li key={invoice.id}>
                        <bdi translate="no">{invoice.name}</bdi>
                        <span>{reason}</span>
                    </li>
                ))}
            </ul>
        </div>
    );
}
