import { useId, type ReactNode } from 'react';
import { ChevronIcon } from './icons';
import { Link, useOffered } from './Link';
import styles from './Section.module.css';

interface SectionProps {
    /** translated */
    title: string;
    /** number of entries, formatted; undefined until it has loaded */
    count?: string;
    /** path of the page with all entries; the heading links to it */
    to?: string;
    /** button at the right */
    action?: ReactNode;
    children?: ReactNode;
}

/** A section of a page with its heading, the number of its entries and its button. */
export function Section({ title, count, to, action, children }: SectionProps) {
    const id = useId();
    const isOffered = useOffered();
    const heading = (
        <>
            {title}
            {count !== undefined && <span className={styles.count}> {count}</span>}
        </>
    );
    return (
        <section aria-labelledby={id} className={styles.section}>
            <header className={`row ${styles.head}`}>
                <h2 id={id} className={`heading ${styles.title}`}>
                    {to === undefined || !isOffered(to) ? (
                        heading
                    ) : (
                        <Link to={to} className={styles.link}>
                            {heading}
                            <ChevronIcon size={16} />
                        </Link>
                    )}
                </h2>
                {action}
            </header>
            {children}
        </section>
    );
}
