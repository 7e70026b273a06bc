import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '#src/ui/Button';
import { useT } from '#i18n/useT';
import type { ContentGroup, Directory, Video } from '#dataProvider/types';
import { useBreadcrumb } from '#src/shared/breadcrumb';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { FailedNotice } from '#src/shared/list/FailedNotice';
import { Callout } from '#src/ui/feedback/Callout';
import { Notice } from '#src/ui/feedback/Notice';
import { lazyPart } from '#src/ui/lazyPart';
import { LockIcon, PlayIcon } from '#src/ui/icons';
import { ShowMore, useShowMore } from '#src/shared/list/ShowMore';
import { useElapsed } from '#src/shared/hooks/useElapsed';
import { PageHeader } from '#src/shared/PageHeader';
import { paths } from '#src/config/paths';
import { descriptionOf, formatDuration, isBegun, isDirectory, nextToWatch, stepsAbove } from '../content';
import { usePlaylists } from '../playlists';
import { useDirectories, useDirectory, usePlaylist, useTags, useVideo } from '../reads';
import { lacksLicence } from '../session/sessionState';
import { useAcademySession } from '../session/useAcademySession';
import { InlineSearch } from '../search/InlineSearch';
import { AcademySkeleton } from './AcademySkeleton';
import { DirectoryCard, DirectoryProgress } from './DirectoryCard';
import { Marks } from './Marks';
import { ProgressBar } from './ProgressBar';
import { Thumbnail } from './Thumbnail';
import { VideoCard, VideoTags } from './VideoCard';
import { RowLink, rowLinkBox } from '#src/ui/RowLink';
import styles from './browse.module.css';

/** Lazy, because the pages of directories do not use it. */
const Learning = lazyPart(() => import('./Learning'), { waiting: () => <AcademySkeleton /> });

/** How long, in milliseconds, the courses wait for the videos in progress above them, so that they do not move. */
const TOGETHER_MS = 2_000;

/** `/academy` and `/academy/{directoryId}`: the categories, or the contents of one directory. */
export default function DirectoryPage() {
    const { directoryId } = useParams();
    return directoryId ? <OneDirectory key={directoryId} id={directoryId} /> : <Categories />;
}

/** The directories of the first level. */
function Categories() {
    const t = useT();
    const { data: directories, error, refetch } = useDirectories();
    const portion = useShowMore(directories?.length ?? 0);
    const title = t('academy.title');
    useBreadcrumb([{ title }]);
    return (
        <>
            <PageHeader
                title={title}
                facts={t('academy.intro')}
                actions={
                    <ButtonLink variant="outlined" to={paths.academyRecord}>
                        {t('academy.record')}
                    </ButtonLink>
                }
            />
            <InlineSearch />
            {error && !directories && <FailedNotice error={error} onRetry={refetch} />}
            {!error && !directories && <AcademySkeleton />}
            {directories?.length === 0 && <Notice title={t('academy.emptyTitle')} text={t('academy.emptyText')} />}
            {directories && directories.length > 0 && <Courses directories={directories.slice(0, portion.shown)} />}
            <ShowMore {...portion} />
        </>
    );
}

/** The videos in progress and the next ones, and below them all courses. */
function Courses({ directories }: { directories: readonly Directory[] }) {
    const t = useT();
    const reads = usePlaylists(directories.map(({ id }) => id));
    const waited = useElapsed(TOGETHER_MS);
    const [shown, setShown] = useState(false);
    useEffect(() => void Learning.load().catch(() => undefined), []);
    if (!shown && (waited || !reads.some(({ isLoading }) => isLoading))) setShown(true);
    if (!shown) return <AcademySkeleton />;
    return (
        <Learning directories={directories} playlists={reads.map(({ data }) => data ?? [])}>
            <h2 className={`heading ${styles.groupLabel}`}>{t('academy.allCourses')}</h2>
            <ul className={`plain-list ${styles.grid}`}>
                {directories.map((directory, index) => (
                    <DirectoryCard key={directory.id} directory={directory} eager={index < 4} withProgress />
                ))}
            </ul>
        </Learning>
    );
}

/** One directory: its breadcrumb, description, progress, and its contents by group. */
function OneDirectory({ id }: { id: string }) {
    const t = useT();
    const { data: directory, error } = useDirectory(id);
    useBreadcrumb([
        { title: t('academy.title'), url: paths.academy },
        ...(directory ? stepsAbove(directory) : []).map(step => ({
            title: step.label,
            url: paths.academyDirectory(step.id),
            truncate: true,
        })),
        { title: directory?.label ?? '…', truncate: true },
    ]);

    if (error && !directory) throw error;
    if (!directory) return <AcademySkeleton headed />;
    const { introVideo, contents = [] } = directory;
    // The introduction is shown once, above the groups.
    const groups = contents
        .map(group => ({ ...group, content: group.content.filter(entry => isDirectory(entry) || entry.id !== introVideo) }))
        .filter(({ content }) => content.length > 0);
    return (
        <>
            <PageHeader title={directory.label} facts={directory.description} actions={<GoOn directory={id} />} />
            <div className={styles.progressLine}>
                <DirectoryProgress directory={id} title={directory.label} />
            </div>
            <InlineSearch />
            {directory.locked && <LockedNote />}
            {typeof introVideo === 'string' && introVideo !== '' && <Intro directory={directory} video={introVideo} />}
            {contents.every(({ content }) => content.length === 0) && (
                <Notice title={t('academy.directoryEmptyTitle')} text={t('academy.directoryEmptyText')} />
            )}
            {groups.map((group, index) => (
                // Labels may repeat, so the index is part of the key.
                <Group key={`${index} ${group.label}`} group={group} />
            ))}
        </>
    );
}

/** A link to the video to continue with. */
function GoOn({ directory }: { directory: string }) {
    const t = useT();
    const { data: videos, isPending } = usePlaylist(directory);
    const next = videos && nextToWatch(videos);
    // Reserves the line that the button takes on a phone.
    if (isPending) return <Skeleton width={120} height={36} />;
    if (!next) return null;
    const begun = videos.some(({ progress }) => progress > 0);
    return (
        <ButtonLink
            variant="contained"
            startIcon={<PlayIcon />}
            to={paths.academyVideo(next.directoryId, next.id)}
            title={next.label}
        >
            {t(begun ? 'academy.goOn' : 'academy.begin')}
        </ButtonLink>
    );
}

/** Explains what a lock means; the corner panel offers the remedies. */
function LockedNote() {
    const t = useT();
    const { state } = useAcademySession();
    return (
        <Callout role="note" isAbove>
            <LockIcon />
            <p>{t(lacksLicence(state) ? 'academy.lockedDirectory' : 'academy.waitingDirectory')}</p>
        </Callout>
    );
}

/** The video that introduces a directory, first and large; renders nothing when it cannot be read. */
function Intro({ directory, video: id }: { directory: Directory; video: string }) {
    const t = useT();
    const listed = directory.contents
        ?.flatMap(({ content }) => content)
        .find((entry): entry is Video => !isDirectory(entry) && entry.id === id);
    const { data: read } = useVideo(listed ? null : id);
    const tags = useTags();
    const video = listed ?? read;
    if (!video) return null;
    const duration = formatDuration(video.duration);
    return (
        <section className={`box ${rowLinkBox} ${styles.intro}`} data-link>
            <Thumbnail address={video.thumbnail} locked={video.locked} eager>
                {duration && <span className={styles.duration}>{duration}</span>}
                {isBegun(video) && (
                    <ProgressBar percent={video.progress} label={t('academy.watchedOf', { title: video.label })} />
                )}
            </Thumbnail>
            <div className={styles.words}>
                <p className={`row ${styles.marks} muted small no-margin`}>{t('academy.introVideo')}</p>
                <h2 className={`heading ${styles.label}`}>
                    <RowLink to={paths.academyVideo(video.directoryId, video.id)} className={styles.link}>
                        <bdi translate="no">{video.label}</bdi>
                    </RowLink>
                </h2>
                {descriptionOf(video) && <p className={`${styles.description} muted no-margin`}>{descriptionOf(video)}</p>}
                <Marks video={video} />
                <VideoTags video={video} tags={tags} />
            </div>
        </section>
    );
}

/** Directories and videos under their label; without a label their headings move up a level. */
function Group({ group }: { group: ContentGroup }) {
    const tags = useTags();
    const labelled = group.label.trim() !== '';
    const level = labelled ? 'h3' : 'h2';
    const portion = useShowMore(group.content.length);
    return (
        <section className={styles.group}>
            {labelled && <h2 className={`heading ${styles.groupLabel}`}>{group.label}</h2>}
            <ul className={`plain-list ${styles.grid}`}>
                {group.content
                    .slice(0, portion.shown)
                    .map(entry =>
                        isDirectory(entry) ? (
                            <DirectoryCard key={`d ${entry.id}`} directory={entry} level={level} withProgress />
                        ) : (
                            <VideoCard key={`v ${entry.id}`} video={entry} tags={tags} level={level} />
                        ),
                    )}
            </ul>
            <ShowMore {...portion} />
        </section>
    );
}
