import { useT } from '#i18n/useT';
import { usePhone } from '../hooks/useMediaQuery';
import styles from './list.module.css';
import type { DisplayMode } from '../../config/displayMode';

/** Number of skeleton rows: between 10 and 30 (LIST-5). */
const ROWS = 10;
const CARDS = 6;

interface ListSkeletonProps {
    mode: DisplayMode;
    /** the surrounding list already announces that it is loading */
    announced?: boolean;
    /** their number, where they have loaded and the table's code has not */
    rows?: number;
}

/** The placeholder of a loading list, its rows as high as the real ones. */
export function ListSkeleton({ mode, announced, rows }: ListSkeletonProps) {
    const t = useT();
    const phone = usePhone();
    const count = rows ?? (mode === 'table' || phone ? ROWS : CARDS);
    return (
        <div
            role={announced ? undefined : 'status'}
            aria-label={announced ? undefined : t('list.loading')}
            className={mode === 'table' ? styles.skeletonTable : `${styles.cards} ${styles.asRows}`}
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
