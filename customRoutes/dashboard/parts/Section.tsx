import { useId, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { Link, useOffered } from '#src/ui/Link';
import styles from './parts.module.css';

interface SectionProps {
    /** translated */
    title: string;
    /** the path of the page with all entries, linked beside the heading */
    more?: { to: string; label: string };
    /** whether something is still loading */
    busy?: boolean;
    /** fills the height beside the needs, even with little content */
    full?: boolean;
    children: ReactNode;
}

/** A part of the dashboard: a heading, and a box with its content below. */
export function Section({ title, more, busy = false, full = false, children }: SectionProps) {
    const titleId = useId();
    const isOffered = useOffered();
    return (
        <section className={styles.section} data-full={full || undefined} aria-labelledby={titleId}>
            <div className={styles.head}>
                <h2 id={titleId}>{title}</h2>
                {more && isOffered(more.to) && <Link to={more.to}>{more.label}</Link>}
            </div>
            <div className={`box ${styles.box}`} aria-busy={busy}>
                {children}
            </div>
        </section>
    );
}

/** The content of a box whose read failed. The rest of the page does not depend on it, so it is not announced. */
export function Failed() {
    return <p className={`${styles.nothing} muted no-margin`}>{useT()('dashboard.own.failed')}</p>;
}

/** Placeholders of two-line rows. */
export const WaitingRows = ({ count }: { count: number }) =>
    Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.waiting}>
            <Skeleton width="45%" height={14} />
            <Skeleton height={6} />
        </div>
    ));
