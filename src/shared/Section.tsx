import { useId, type ReactNode } from 'react';
import { ChevronIcon } from '../ui/icons';
import { useFormatNumber } from './hooks/useFormatNumber';
import { Link, useOffered } from '../ui/Link';
import styles from './detail.module.css';

interface SectionProps {
    /** translated */
    title: string;
    /** number of entries; undefined until it has loaded */
    count?: number;
    /** path of the page with all entries; the heading links to it */
    to?: string;
    /** button at the right */
    action?: ReactNode;
    children?: ReactNode;
}

/** A section of a page with its heading, the number of its entries and its button. */
export function Section({ title, count, to, action, children }: SectionProps) {
    const id = useId();
    const formatNumber = useFormatNumber();
    const isOffered = useOffered();
    const heading = (
        <>
            {title}
            {count !== undefined && <span className={styles.count}> {formatNumber(count)}</span>}
        </>
    );
    return (
        <section aria-labelledby={id} className={styles.section}>
            <header className={styles.sectionHead}>
                <h2 id={id} className={styles.sectionTitle}>
                    {to === undefined || !isOffered(to) ? (
                        heading
                    ) : (
                        <Link to={to} className={styles.sectionLink}>
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
