import { ListPaginationContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import type { Item, ItemState } from '#dataProvider/jobs/job';
import { paths } from '../config/paths';
import { useBreadcrumb } from '../shared/breadcrumb';
import { Pagination } from '../shared/list/Pagination';
import { Notice } from '../ui/feedback/Notice';
import { useFormatNumber } from '../shared/hooks/useFormatNumber';
import listStyles from '../shared/list/list.module.css';
import { PageHeader } from '../shared/PageHeader';
import { Button } from '../ui/Button';
import { PageSkeleton } from '../ui/feedback/Skeleton';
import { DownloadIcon, RefreshIcon } from '../ui/icons';
import { act } from './engine';
import { Busy, Controls } from './JobBar';
import { JobProgress } from './JobProgress';
import styles from './jobs.module.css';
import { JobRows } from './JobRows';
import { rowsOf, sendsMail, useFigures, useTitleOf } from './jobTexts';
import { isRunning, showJobs, useJobs, type ShownJob } from './store';
import { useItems } from './useItems';
import { useReceipt } from './useReceipt';

/** Rows on a page. */
const PER_PAGE = 50;

/** `/jobs/{job}`: a job's progress, and its outcome for each person (MANY-8). */
export default function JobPage() {
    const { job: id } = useParams();
    const { read, list } = useJobs();
    useEffect(() => showJobs({ wanted: true }), []);
    const job = list.find(candidate => candidate.id === id);
    if (job) return <Result key={job.id} job={job} />;
    return <Without read={read} />;
}

/** The page's place: below the list of its rows, under the name of what it does. */
function usePlace(of: ReturnType<typeof rowsOf>, title: string): void {
    const t = useT();
    const list =
        of === 'users' ? { title: t('users.title'), url: paths.users } : { title: t('licences.title'), url: paths.licences };
    useBreadcrumb([list, { title }]);
}

/** The page while its job is not known, or no longer. */
function Without({ read }: { read: boolean }) {
    const t = useT();
    usePlace('users', t('jobs.title'));
    if (!read) return <PageSkeleton />;
    return (
        <>
            <PageHeader title={t('jobs.title')} />
            <Notice title={t('jobs.missingTitle')} text={t('jobs.missingText')} />
        </>
    );
}

const OUTCOMES = ['done', 'gone', 'failed', 'changed', 'unknown', 'waiting', 'sent'] as const satisfies readonly ItemState[];

function Result({ job }: { job: ShownJob }) {
    const t = useT();
    const title = useTitleOf(job);
    const figures = useFigures(job);
    const items = useItems(job);
    const [outcome, setOutcome] = useState<ItemState | ''>('');
    const [page, setPage] = useState(1);
    const [save, saving] = useReceipt(job);
    const heading = useRef<HTMLDivElement>(null);
    const { counts, id } = job;
    const works = isRunning(job);
    const of = rowsOf(job);
    usePlace(of, title);

    // Announces the result when the page is opened, and when the job ends while it is open.
    useEffect(() => {
        heading.current?.querySelector('h1')?.setAttribute('tabindex', '-1');
        heading.current?.querySelector('h1')?.focus({ preventScroll: true });
        if (!works) act(id, 'close');
    }, [works, id]);

    const shown = outcome === '' ? items : items.filter(({ state }) => state === outcome);
    const last = Math.max(1, Math.ceil(shown.length / PER_PAGE));
    const at = Math.min(page, last);
    const rows: readonly Item[] = shown.slice((at - 1) * PER_PAGE, at * PER_PAGE);
    const again = works ? 0 : counts.failed + counts.waiting;
    return (
        <div className={styles.page}>
            <div ref={heading}>
                <PageHeader
                    title={title}
                    facts={figures}
                    actions={
                        <>
                            <Controls job={job} />
                            {!works && (
                                <Button
                                    variant="outlined"
                                    startIcon={<DownloadIcon />}
                                    disabled={saving}
                                    onClick={() => void save(items)}
                                >
                                    {t('jobs.receipt')}
                                </Button>
                            )}
                            {again > 0 && job.state !== 'targetMissing' && (
                                <Button variant="contained" startIcon={<RefreshIcon />} onClick={() => act(id, 'again')}>
                                    {t(`jobs.again.${of}`, { smart_count: again })}
                                </Button>
                            )}
                        </>
                    }
                />
            </div>
            {works && <JobProgress job={job} title={title} figures={figures} />}
            <Busy job={job} />
            {works && job.unsaved && <p className={styles.muted}>{t('jobs.unsaved')}</p>}
            {job.reason && <p className={styles.reason}>{t('jobs.overText', { reason: t(job.reason) })}</p>}
            {!works && counts.unknown > 0 && <Uncertain job={job} />}
            <Outcomes
                job={job}
                value={outcome}
                onChange={state => {
                    setOutcome(state);
                    setPage(1);
                }}
            />
            <JobRows job={job} rows={rows} />
            <ListPaginationContext.Provider
                value={{
                    resource: of,
                    page: at,
                    perPage: PER_PAGE,
                    total: shown.length,
                    hasPreviousPage: at > 1,
                    hasNextPage: at < last,
                    isPending: false,
                    setPage,
                    setPerPage: () => undefined,
                }}
            >
                <Pagination />
            </ListPaginationContext.Provider>
        </div>
    );
}

/** Those of whom nobody knows whether it was done: what that means, and another try. */
function Uncertain({ job }: { job: ShownJob }) {
    const t = useT();
    const mails = sendsMail(job);
    const of = rowsOf(job);
    return (
        <div className={styles.unknown}>
            <p>{t(mails ? 'jobs.unknownText' : 'jobs.unknownChange.text')}</p>
            <Button variant="outlined" onClick={() => act(job.id, 'resend')}>
                {t(mails ? `jobs.resend.${of === 'keys' ? 'keys' : 'users'}` : `jobs.again.${of}`, {
                    smart_count: job.counts.unknown,
                })}
            </Button>
        </div>
    );
}

interface OutcomesProps {
    job: ShownJob;
    /** `''` for all */
    value: ItemState | '';
    onChange(next: ItemState | ''): void;
}

/** Filters the rows by outcome, with the number of each. */
function Outcomes({ job, value, onChange }: OutcomesProps) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const { counts } = job;
    const wordOf = (state: ItemState) =>
        t(state === 'unknown' && !sendsMail(job) ? 'jobs.unknownChange.outcome' : `jobs.outcomes.${state}`);
    return (
        <div className={styles.filter} role="group" aria-label={t('jobs.outcome')}>
            {(['', ...OUTCOMES.filter(state => counts[state] > 0)] as const).map(state => (
                <button
                    key={state}
                    type="button"
                    className={listStyles.state}
                    aria-pressed={value === state}
                    onClick={() => onChange(state)}
                >
                    {state === ''
                        ? t('jobs.every', { count: formatNumber(counts.all) })
                        : `${wordOf(state)} (${formatNumber(counts[state])})`}
                </button>
            ))}
        </div>
    );
}
