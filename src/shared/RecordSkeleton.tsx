import type { ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { Skeleton, TitleSkeleton } from '../ui/feedback/Skeleton';
import { Columns } from './Columns';
import styles from './detail.module.css';
import { FIRST_ROWS } from './FirstRows';

interface RecordSkeletonProps {
    /** width of the title in px */
    width?: number;
    /** the placeholder of the facts */
    side: ReactNode;
    /** what is below both columns */
    below?: ReactNode;
    children: ReactNode;
}

/** The placeholder for a record's page: header, and two columns with placeholders of their contents. */
export function RecordSkeleton({ width = 280, side, below, children }: RecordSkeletonProps) {
    const t = useT();
    return (
        <div role="status" aria-label={t('layout.loading')}>
            <div className={`stack ${styles.skeletonHead}`}>
                <TitleSkeleton width={width} />
                <Skeleton width={240} height={20} />
            </div>
            <Columns side={side}>{children}</Columns>
            {below && <div className={`stack gap-24 ${styles.skeletonBelow}`}>{below}</div>}
        </div>
    );
}

/** The placeholder of a section: its heading above the rows of a list. */
export const SectionSkeleton = ({ rows = FIRST_ROWS }: { rows?: number }) => (
    <div className="stack">
        <Skeleton width={140} height={28} />
        <Skeleton height={rows * 44 + 2} />
    </div>
);
