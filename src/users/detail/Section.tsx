import { useId, type ReactNode } from 'react';
import styles from './detail.module.css';

interface SectionProps {
    /** translated */
    title: string;
    /** number of entries, once it is known */
    count?: number;
    /** what can be done, at the right */
    action?: ReactNode;
    children: ReactNode;
}

/** A part of the page with its heading, the number of its entries and its action. */
export function Section({ title, count, action, children }: SectionProps) {
    const id = useId();
    return (
        <section aria-labelledby={id} className={styles.section}>
            <header className={styles.sectionHead}>
                <h2 id={id} className={styles.sectionTitle}>
                    {title}
                    {count !== undefined && <span className={styles.count}> {count}</span>}
                </h2>
                {action}
            </header>
            {children}
        </section>
    );
}
