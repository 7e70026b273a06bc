import { useId, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { Link, useOffered } from '#src/ui/Link';
import styles from './parts.module.css';

interface SectionProps {
    /** translated */
    title: string;
    /** the page with the rest, in the heading's line */
    more?: { to: string; label: string };
    /** whether something is still read */
    busy?: boolean;
    /** as high as the room beside the needs, however little is in it */
    full?: boolean;
    children: ReactNode;
}

/** A part of the dashboard: its heading, free on the page, and the box of what it lists. */
export function Section({ title, more, busy = false, full = false, children }: SectionProps) {
    const titleId = useId();
    const isOffered = useOffered();
    return (
        <section className={styles.section} data-full={full || undefined} aria-labelledby={titleId}>
            <div className={styles.head}>
                <h2 id={titleId}>{title}</h2>
                {more && isOffered(more.to) && <Link to={more.to}>{more.label}</Link>}
            </div>
            <div className={styles.box} aria-busy={busy}>
                {children}
            </div>
        </section>
    );
}

/** What stands in a box whose read failed: the rest of the page does not depend on it, so that nothing is announced. */
export function Failed() {
    return <p className={styles.nothing}>{useT()('dashboard.own.failed')}</p>;
}

/** Placeholders of two-line rows. */
export const WaitingRows = ({ count }: { count: number }) =>
    Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.waiting}>
            <Skeleton width="45%" height={14} />
            <Skeleton height={6} />
        </div>
    ));
