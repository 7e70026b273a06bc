import type { ReactNode } from 'react';
import styles from './Facts.module.css';

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

/** The figures that matter most on a page, at most three, one `Figure` each. */
export const Figures = ({ children }: { children: ReactNode }) => <dl className={styles.figures}>{children}</dl>;

/** One figure: its label, translated, above it, and below it what it is about. */
export function Figure({ label, about, children }: { label: string; about?: ReactNode; children: ReactNode }) {
    return (
        <div>
            <dt>{label}</dt>
            <dd>{children}</dd>
            {about && <dd className={styles.about}>{about}</dd>}
        </div>
    );
}
