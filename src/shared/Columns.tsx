import type { ReactNode } from 'react';
import styles from './detail.module.css';

interface ColumnsProps {
    /** what one works on */
    children: ReactNode;
    /** facts and state */
    side: ReactNode;
}

/** The two columns of a record's page: from 1100 px beside each other, below that the main one first. */
export const Columns = ({ children, side }: ColumnsProps) => (
    <div className={styles.columns}>
        <div className={styles.column}>{children}</div>
        <div className={styles.column}>{side}</div>
    </div>
);
