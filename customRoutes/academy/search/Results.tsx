import { useT } from '#i18n/useT';
import { FailedNotice } from '#src/shared/list/FailedNotice';
import { ShowMore, useShowMore } from '#src/shared/list/ShowMore';
import { Button } from '#src/ui/Button';
import { Notice } from '#src/ui/feedback/Notice';
import { AcademySkeleton } from '../browse/AcademySkeleton';
import { DirectoryCard } from '../browse/DirectoryCard';
import { VideoCard } from '../browse/VideoCard';
import browse from '../browse/browse.module.css';
import { useAcademySearch, useTags, type AcademyQuery } from '../reads';
import styles from './search.module.css';

/** The results; `onWiden` repeats the search without filters. */
export function Results({ search, onWiden }: { search: AcademyQuery; onWiden(): void }) {
    const t = useT();
    const tags = useTags();
    const { data, error, refetch, isPlaceholderData } = useAcademySearch(search);
    const { directories, videos } = data ?? { directories: [], videos: [] };
    const shownDirectories = useShowMore(directories.length);
    const shownVideos = useShowMore(videos.length);
    if (error && (!data || isPlaceholderData)) return <FailedNotice error={error} onRetry={refetch} />;
    const count = directories.length + videos.length;
    const filtered = search.query !== '' && (search.target !== 'all' || search.tags.length > 0);
    return (
        <div aria-busy={isPlaceholderData} className={`stack gap-20 ${styles.results}`}>
            <p role="status" className={`muted no-margin ${styles.count}`}>
                {count > 0 && t('academy.search.count', { smart_count: count })}
            </p>
            {!data && <AcademySkeleton />}
            {data && count === 0 && (
                <Notice
                    title={t('list.noMatchTitle')}
                    text={t('academy.search.noneText')}
                    action={
                        filtered && (
                            <Button variant="outlined" onClick={onWiden}>
                                {t('academy.search.widen')}
                            </Button>
                        )
                    }
                />
            )}
            {directories.length > 0 && (
                <section>
                    <h2 className={`heading ${browse.groupLabel}`}>{t('academy.search.targets.directory')}</h2>
                    <ul className={`plain-list ${browse.grid}`}>
                        {directories.slice(0, shownDirectories.shown).map(directory => (
                            <DirectoryCard key={directory.id} directory={directory} />
                        ))}
                    </ul>
                    <ShowMore {...shownDirectories} />
                </section>
            )}
            {videos.length > 0 && (
                <section>
                    <h2 className={`heading ${browse.groupLabel}`}>{t('academy.search.targets.video')}</h2>
                    <ul className={`plain-list ${browse.grid}`}>
                        {videos.slice(0, shownVideos.shown).map(video => (
                            <VideoCard key={video.id} video={video} tags={tags} />
                        ))}
                    </ul>
                    <ShowMore {...shownVideos} />
                </section>
            )}
        </div>
    );
}
