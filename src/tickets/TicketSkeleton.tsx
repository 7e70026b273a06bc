import { useT } from '#i18n/useT';
import { RecordSkeleton } from '../shared/RecordSkeleton';
import { Skeleton } from '../ui/feedback/Skeleton';
import styles from './thread.module.css';

const Bones = () => (
    <div className={`stack gap-16 ${styles.bones}`}>
        <Skeleton width="55%" height={64} />
        <Skeleton width="60%" height={48} />
        <Skeleton width="50%" height={64} />
    </div>
);

/** The placeholder of a thread that is loading. */
export function ThreadSkeleton() {
    const t = useT();
    return (
        <div className={`box ${styles.scroll}`} role="status" data-placeholder aria-label={t('tickets.thread.loading')}>
            <Bones />
        </div>
    );
}

/** The placeholder for a ticket's page: header, thread and facts in their positions. */
export const TicketSkeleton = () => (
    <RecordSkeleton width={160} side={<Skeleton height={112} />}>
        <div className={`box ${styles.scroll}`}>
            <Bones />
        </div>
    </RecordSkeleton>
);
