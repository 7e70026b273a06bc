import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import type { Directory } from '#dataProvider/types';
import { paths } from '#src/config/paths';
import { progressOf } from '../content';
import { formatLength, sizeOf } from '../courses';
import { ProgressBar } from './ProgressBar';
import { Thumbnail } from './Thumbnail';
import { usePlaylist } from '../reads';
import { DOT } from '#src/ui/dot';
import { RowLink, rowLinkBox } from '#src/ui/RowLink';
import styles from './browse.module.css';

interface DirectoryCardProps {
    directory: Directory;
    /** the heading's level within the page */
    level?: 'h2' | 'h3';
    eager?: boolean;
    /** when false, the card does not read the progress, e.g. among search results */
    withProgress?: boolean;
}

/** A directory or category in a grid: picture, title, description, lessons and their length, lock, and how many of its videos are completed. */
export function DirectoryCard({ directory, level: Heading = 'h3', eager = false, withProgress = false }: DirectoryCardProps) {
    const t = useT();
    return (
        <li className={`box ${rowLinkBox} ${styles.card}`} data-link>
            <Thumbnail address={directory.thumbnail} locked={directory.locked} eager={eager} />
            <div className={styles.words}>
                <Heading className={`heading ${styles.label}`}>
                    <RowLink to={paths.academyDirectory(directory.id)} className={styles.link}>
                        <bdi translate="no">{directory.label}</bdi>
                    </RowLink>
                </Heading>
                {directory.description && <p className={`${styles.description} muted no-margin`}>{directory.description}</p>}
                {withProgress ? (
                    <Size directory={directory} />
                ) : (
                    directory.locked && <p className={`row ${styles.marks} muted small no-margin`}>{t('academy.locked')}</p>
                )}
                {withProgress && <DirectoryProgress directory={directory.id} title={directory.label} />}
            </div>
        </li>
    );
}

/**
 * The number of a directory's lessons and their length, or that they could not be read, and whether it needs a licence. Reserves its space
 * while it loads.
 */
function Size({ directory: { id, locked } }: { directory: Directory }) {
    const t = useT();
    const [language] = useLocaleState();
    const { data: videos, error } = usePlaylist(id);
    const { lessons, seconds } = sizeOf(videos ?? []);
    const marks = [
        error && !videos ? t('academy.sizeUnknown') : null,
        lessons > 0 ? t('academy.lessons', { smart_count: lessons }) : null,
        formatLength(seconds, language),
        locked ? t('academy.locked') : null,
    ];
    return <p className={`row ${styles.marks} ${styles.size} muted small no-margin`}>{marks.filter(Boolean).join(DOT)}</p>;
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
        <div className={`${styles.directoryProgress} muted small`}>
            {progress && (
                <>
                    <ProgressBar percent={progress.percent} label={t('academy.watchedOf', { title })} />
                    <span>{t('academy.completedOf', { completed: progress.completed, smart_count: progress.total })}</span>
                </>
            )}
        </div>
    );
}
