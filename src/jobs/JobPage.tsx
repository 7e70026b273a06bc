import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import { useBreadcrumb } from '../shared/breadcrumb';
import { Notice } from '../ui/feedback/Notice';
import { PageTexts } from '../shared/LaterTexts';
import { PageHeader } from '../shared/PageHeader';
import { PageSkeleton } from '../ui/feedback/Skeleton';
import { act } from './engine';
import { Controls } from './JobBar';
import { JobStatus, TryAgain } from './JobStatus';
import styles from './jobs.module.css';
import { JobOutcome } from './JobOutcome';
import { rowsOf, useFigures, useTitleOf } from './jobTexts';
import { SaveReceipt } from './SaveReceipt';
import { isRunning, showJobs, useJobs, type ShownJob } from './store';
import { useItems } from './useItems';

/** `/jobs/{job}`: a job's progress, and its outcome for each person (MANY-8). Its texts are loaded with it. */
export default function JobPage() {
    return (
        <PageTexts name="plan">
            <OneJob />
        </PageTexts>
    );
}

function OneJob() {
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

function Result({ job }: { job: ShownJob }) {
    const title = useTitleOf(job);
    const figures = useFigures(job);
    const items = useItems(job);
    const heading = useRef<HTMLDivElement>(null);
    const { id } = job;
    const works = isRunning(job);
    usePlace(rowsOf(job), title);

    // Announces the result when the page is opened, and when the job ends while it is open.
    useEffect(() => {
        heading.current?.querySelector('h1')?.setAttribute('tabindex', '-1');
        heading.current?.querySelector('h1')?.focus({ preventScroll: true });
        if (!works) act(id, 'close');
    }, [works, id]);

    return (
        <div className={`stack gap-16 ${styles.page}`}>
            <div ref={heading}>
                <PageHeader
                    title={title}
                    facts={figures}
                    actions={
                        <>
                            <Controls job={job} />
                            {!works && <SaveReceipt job={job} items={items} />}
                            <TryAgain job={job} items={items} />
                        </>
                    }
                />
            </div>
            <JobStatus job={job} />
            <JobOutcome job={job} items={items} />
        </div>
    );
}
