import { useTranslate } from 'ra-core';
import styles from './list.module.css';
import type { DisplayMode } from '../../config/displayMode';

/** Skeleton rows of a page: between 10 and 30 (specification 2, section 9). */
const ROWS = 10;
const CARDS = 6;

/** The shape of a list that is being read, in the heights of what will stand there; with `rows` as many as there are going to be. `told`: the list around it says that it loads. */
export function ListSkeleton({ mode, rows, told }: { mode: DisplayMode; rows?: number; told?: boolean }) {
    const translate = useTranslate();
    const count = rows ?? (mode === 'table' ? ROWS : CARDS);
    return (
        <div
            role={told ? undefined : 'status'}
            aria-label={told ? undefined : translate('list.loading')}
            className={mode === 'table' ? styles.skeletonTable : styles.cards}
        >
            {mode === 'table' && <div className={styles.skeletonHead} />}
            {Array.from({ length: count }, (_, at) => (
                <div key={at} className={mode === 'table' ? styles.skeletonRow : styles.skeletonCard}>
                    <span className={styles.bone} />
                    <span className={styles.bone} />
                    <span className={styles.bone} />
                </div>
            ))}
        </div>
    );
}
