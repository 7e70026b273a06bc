import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import type { Directory, Video } from '#dataProvider/types';
import { paths } from '#src/config/paths';
import { useBreadcrumb } from '#src/shared/breadcrumb';
import { ExportRows } from '#src/shared/export/ExportRows';
import { useFailureText } from '#src/shared/failure';
import { PageTexts } from '#src/shared/LaterTexts';
import { Figure, Figures } from '#src/ui/Facts';
import { useCurrentUser } from '#src/shared/hooks/useCurrent';
import { FailedNotice } from '#src/shared/list/FailedNotice';
import { Notice } from '#src/ui/feedback/Notice';
import { SimpleTable } from '#src/shared/list/SimpleTable';
import { PageHeader } from '#src/shared/PageHeader';
import { nameWithEmail } from '#src/shared/person';
import { Section } from '#src/ui/Section';
import { ButtonLink } from '#src/ui/Button';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { formatLength } from '../courses';
import { usePlaylists } from '../playlists';
import { useDirectories } from '../reads';
import { pathOf, recordColumns } from './columns';
import { recordOf, totalsOf, type CourseRecord } from './record';
import styles from './record.module.css';

const loadExport = () => import('./exported');
const NONE: readonly Directory[] = [];

/** `/academy/record`: what the signed-in user has completed and started, by course (ACADEMY-18). Its texts are loaded with it. */
export default function RecordPage() {
    return (
        <PageTexts name="learningRecord">
            <LearningRecord />
        </PageTexts>
    );
}

function LearningRecord() {
    const t = useT();
    const { data: user } = useCurrentUser();
    const { data: directories = NONE, error, isPending, refetch } = useDirectories();
    const reads = usePlaylists(directories.map(({ id }) => id));
    const textOf = useFailureText();
    const title = t('academy.record');
    useBreadcrumb([{ title: t('academy.title'), url: paths.academy }, { title }]);

    const failed = reads.flatMap((read, at) => {
        const directory = directories[at];
        return directory && read.error && !read.data ? [{ directory, error: read.error, retry: read.refetch }] : [];
    });
    // One message instead of the same one for each course.
    const [first] = failed;
    const nothingRead =
        first && failed.length === directories.length
            ? { error: first.error, retry: () => Promise.all(failed.map(({ retry }) => retry())) }
            : error && directories.length === 0 && { error, retry: refetch };
    const isReading = isPending || reads.some(read => read.isPending);
    const record = recordOf(directories.map((directory, at) => ({ directory, videos: reads[at]?.data ?? [] })));
    const isWhole = !isReading && !error && failed.length === 0;
    const rows = user
        ? record.flatMap(({ directory, videos }) => videos.map(video => ({ person: user, course: directory.label, video })))
        : [];
    /** Why the record cannot be saved now. */
    const obstacle = (): string | null => {
        if (isReading || !user) return t('layout.loading');
        const reason = nothingRead ? nothingRead.error : error;
        if (reason) return textOf(reason);
        if (failed.length > 0)
            return failed.map(({ directory }) => t('learningRecord.failed', { course: directory.label })).join('. ');
        return rows.length > 0 ? null : t('learningRecord.emptyText');
    };
    return (
        <>
            <PageHeader
                title={title}
                facts={user && <bdi translate="no">{nameWithEmail(user)}</bdi>}
                actions={
                    (isReading || record.length > 0) && (
                        <ExportRows
                            title={title}
                            {...(user ? { parent: user.id } : {})}
                            rows={rows}
                            load={loadExport}
                            obstacle={obstacle()}
                        />
                    )
                }
            />
            {nothingRead ? (
                <FailedNotice error={nothingRead.error} onRetry={nothingRead.retry} />
            ) : isReading ? (
                <RecordSkeleton />
            ) : (
                <div className={styles.courses}>
                    {failed.map(({ directory, error: reason, retry }) => (
                        <FailedNotice
                            key={directory.id}
                            title={t('learningRecord.failed', { course: directory.label })}
                            error={reason}
                            onRetry={retry}
                        />
                    ))}
                    {record.length > 0 && <Totals record={record} />}
                    {record.map(course => (
                        <CourseSection key={course.directory.id} course={course} />
                    ))}
                    {isWhole && record.length === 0 && (
                        <Notice
                            title={t('learningRecord.emptyTitle')}
                            text={t('learningRecord.emptyText')}
                            action={
                                <ButtonLink variant="contained" to={paths.academy}>
                                    {t('academy.membership.toAcademy')}
                                </ButtonLink>
                            }
                        />
                    )}
                </div>
            )}
        </>
    );
}

/** The numbers of completed and started videos, and the time watched. */
function Totals({ record }: { record: readonly CourseRecord[] }) {
    const t = useT();
    const [language] = useLocaleState();
    const { completed, begun, seconds } = totalsOf(record);
    const length = formatLength(seconds, language);
    return (
        <Figures>
            <Figure label={t('learningRecord.completed')}>{t('learningRecord.videos', { smart_count: completed })}</Figure>
            <Figure label={t('learningRecord.begun')}>{t('learningRecord.videos', { smart_count: begun })}</Figure>
            {length && <Figure label={t('learningRecord.watched')}>{length}</Figure>}
        </Figures>
    );
}

function CourseSection({ course: { directory, videos, progress } }: { course: CourseRecord }) {
    const t = useT();
    return (
        <Section title={directory.label} to={paths.academyDirectory(directory.id)}>
            {progress && (
                <p className={`${styles.progress} muted small`}>
                    {t('academy.completedOf', { completed: progress.completed, smart_count: progress.total })}
                </p>
            )}
            <SimpleTable<Video> label={directory.label} rows={videos} columns={recordColumns} href={pathOf} />
        </Section>
    );
}

/** The placeholder of two courses. */
function RecordSkeleton() {
    return (
        <div className={styles.courses} aria-busy="true">
            <Skeleton width="min(320px, 100%)" height={66} />
            {['a', 'b'].map(course => (
                <div key={course} className="stack">
                    <Skeleton width={180} height={24} />
                    <Skeleton height={132} />
                </div>
            ))}
        </div>
    );
}
