import { useT } from '#i18n/useT';
import styles from './jobs.module.css';
import { percentOf } from './jobTexts';
import type { ShownJob } from './store';

/** A job's progress bar. `title` names the job, `figures` is the progress as text; both translated. */
export function JobProgress({ job, title, figures }: { job: ShownJob; title: string; figures: string }) {
    const t = useT();
    return (
        <progress className={styles.progress} value={percentOf(job)} max={100} aria-label={t('jobs.progressOf', { title })}>
            {figures}
        </progress>
    );
}
