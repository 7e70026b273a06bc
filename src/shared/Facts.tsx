import type { ReactNode } from 'react';
import styles from './detail.module.css';

/** The facts of a record, one `Fact` each. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

/** One fact: its label, translated, with the value beside it; `wide` puts a long text below the label. */
export function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
    return (
        <div className={styles.fact} data-wide={wide}>
            <dt>{label}</dt>
            <dd>{children}</dd>
        </div>
    );
}
