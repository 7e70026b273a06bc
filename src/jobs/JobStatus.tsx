import { useT } from '#i18n/useT';
import type { Item } from '#dataProvider/jobs/job';
import { canRetry } from '#dataProvider/jobs/outcome';
import { Button } from '../ui/Button';
import { RefreshIcon } from '../ui/icons';
import { act } from './engine';
import { Busy } from './JobBar';
import { JobProgress } from './JobProgress';
import styles from './jobs.module.css';
import { rowsOf, useFigures, useTitleOf } from './jobTexts';
import { isRunning, type ShownJob } from './store';

/** How far a job is, what it waits for, and why it ended early: above its rows (MANY-8). */
export function JobStatus({ job }: { job: ShownJob }) {
    const t = useT();
    const title = useTitleOf(job);
    const figures = useFigures(job);
    return (
        <>
            {isRunning(job) && <JobProgress job={job} title={title} figures={figures} />}
            <Busy job={job} />
            {(isRunning(job) || job.state === 'held') && job.unsaved && <p className="muted no-margin">{t('jobs.unsaved')}</p>}
            {job.reason && <p className={styles.reason}>{t('jobs.endedEarly', { reason: t(job.reason) })}</p>}
        </>
    );
}

/** The button that tries again what failed, and what was not begun when the job was stopped (MANY-8). */
export function TryAgain({ job, items }: { job: ShownJob; items: readonly Item[] }) {
    const t = useT();
    if (isRunning(job) || job.state === 'targetMissing') return null;
    const smart_count = items.filter(canRetry).length + (job.state === 'held' ? 0 : job.counts.waiting);
    if (smart_count === 0) return null;
    return (
        <Button variant="contained" startIcon={<RefreshIcon />} onClick={() => act(job.id, 'again')}>
            {t(`jobs.again.${rowsOf(job)}`, { smart_count })}
        </Button>
    );
}
