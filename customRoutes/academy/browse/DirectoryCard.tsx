import { Link } from 'react-router';
import { useT } from '#i18n/useT';
import type { Directory } from '#dataProvider/types';
import { codeWord } from '#src/shared/format/code';
import { paths } from '#src/config/paths';
import { progressOf } from '../content';
import { ProgressBar } from './ProgressBar';
import { Thumbnail } from './Thumbnail';
import { usePlaylist } from '../reads';
import styles from './browse.module.css';

interface DirectoryCardProps {
    directory: Directory;
    /** the heading's level within the page */
    level?: 'h2' | 'h3';
    eager?: boolean;
    /** when false, the card does not read the progress, e.g. among search results */
    withProgress?: boolean;
}

/** A directory or category in a grid: picture, title, description, lock, and how many of its videos are completed. */
export function DirectoryCard({ directory, level: Heading = 'h3', eager = false, withProgress = false }: DirectoryCardProps) {
    const t = useT();
    return (
        <li className={styles.card} data-link>
            <Thumbnail address={directory.thumbnail} locked={directory.locked} eager={eager} />
            <div className={styles.words}>
                <Heading className={styles.label}>
                    <Link to={paths.academyDirectory(directory.id)} className={styles.link}>
                        <bdi>{directory.label}</bdi>
                    </Link>
                </Heading>
                {directory.description && <p className={styles.description}>{directory.description}</p>}
                <p className={styles.marks}>
                    {codeWord(t, 'academy.kinds', directory.displayType)}
                    {directory.locked && ` · ${t('academy.locked')}`}
                </p>
                {withProgress && <DirectoryProgress directory={directory.id} title={directory.label} />}
            </div>
        </li>
    );
}

/**
 * How much of a directory is watched, from its playlist: a bar and "2 of 8 videos completed". Reserves its space while it loads; renders
 * nothing after a failure, because the directory itself is usable.
 */
export function DirectoryProgress({ directory, title }: { directory: string; title: string }) {
    const t = useT();
    const { data: videos } = usePlaylist(directory);
    const progress = videos && progressOf(videos);
    return (
        <div className={styles.directoryProgress}>
            {progress && (
                <>
                    <ProgressBar percent={progress.percent} label={t('academy.watchedOf', { title })} />
                    <span>{t('academy.completedOf', { completed: progress.completed, smart_count: progress.total })}</span>
                </>
            )}
        </div>
    );
}
