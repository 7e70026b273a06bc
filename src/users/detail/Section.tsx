import { useId, type ReactNode } from 'react';
import styles from './detail.module.css';

interface SectionProps {
    /** translated */
    title: string;
    /** number of entries; undefined until it has loaded */
    count?: number;
    /** button at the right */
    action?: ReactNode;
    children: ReactNode;
}

/** A section of the page with its heading, the number of its entries and its button. */
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
