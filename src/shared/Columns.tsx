import type { ReactNode } from 'react';
import styles from './detail.module.css';

interface ColumnsProps {
    /** what one works on */
    children: ReactNode;
    /** facts and state */
    side: ReactNode;
    /** whether the facts come first where the columns do not fit beside each other: what one has to know before a form */
    sideFirst?: boolean;
}

/** The two columns of a record's page: from 1100 px beside each other, below that the main one first, or the other with `sideFirst`. */
export function Columns({ children, side, sideFirst = false }: ColumnsProps) {
    const beside = <div className={styles.column}>{side}</div>;
    return (
        <div className={styles.columns} data-side-first={sideFirst || undefined}>
            {sideFirst && beside}
            <div className={styles.column}>{children}</div>
            {!sideFirst && beside}
        </div>
    );
}
