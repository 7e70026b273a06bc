import type { CSSProperties } from 'react';
import { useT } from '#i18n/useT';
import { usePhone } from '../hooks/useMediaQuery';
import styles from './list.module.css';
import type { DisplayMode } from '../../config/displayMode';
import type { ListColumn } from './types';
import { ROW_PX, useDensity } from './useDensity';

/** Number of rows or cards: between 10 and 30 (LIST-5). */
const ROWS = 10;

type Column = Pick<ListColumn<never>, 'flex' | 'width' | 'yields'>;

/** What stands for an unknown table. */
const SOME_COLUMNS: readonly Column[] = [{ flex: 3 }, { flex: 1 }, { flex: 1 }];

interface ListSkeletonProps {
    /** where it is not known yet: that of the window */
    mode?: DisplayMode;
    /** the surrounding list already announces that it is loading */
    announced?: boolean;
    /** those of the table */
    columns?: readonly Column[];
    /** their number, where they have loaded and the table's code has not */
    rows?: number;
}

/** The placeholder of a loading list, its rows as high as the real ones, with the columns that every width has room for. */
export function ListSkeleton({ mode: given, announced, columns = SOME_COLUMNS, rows = ROWS }: ListSkeletonProps) {
    const t = useT();
    const phone = usePhone();
    const mode = given ?? (phone ? 'cards' : 'table');
    const { compact } = useDensity();
    const shown = mode === 'table' ? columns.filter(({ yields }) => yields === undefined) : SOME_COLUMNS;
    const bones = shown.map((_column, at) => <span key={at} className={styles.bone} />);
    const look = {
        '--row': `${ROW_PX[compact ? 'compact' : 'normal']}px`,
        '--tracks': shown.map(({ flex, width = 100 }) => (flex ? `minmax(0, ${flex}fr)` : `${width}px`)).join(' '),
    };
    return (
        <div
            role={announced ? undefined : 'status'}
            aria-label={announced ? undefined : t('list.loading')}
            className={mode === 'table' ? `box ${styles.skeletonTable}` : styles.cards}
            style={look as CSSProperties}
        >
            {mode === 'table' && <div className={styles.skeletonHead} />}
            {Array.from({ length: rows }, (_, at) => (
                <div key={at} className={mode === 'table' ? styles.skeletonRow : `box ${styles.skeletonCard}`}>
                    {bones}
                </div>
            ))}
        </div>
    );
}
