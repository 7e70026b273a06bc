import { useT } from '#i18n/useT';
import { Skeleton, TitleSkeleton } from '../ui/feedback/Skeleton';
import styles from './cloudGroups.module.css';

/** The placeholder of a group's page while it is loading: header, the two panels and the members in their positions. */
export function GroupSkeleton() {
    const t = useT();
    return (
        <div role="status" aria-label={t('layout.loading')}>
            <div className={`stack gap-2 ${styles.skeletonHead}`}>
                <TitleSkeleton width={240} />
                <Skeleton width={120} height={20} />
            </div>
            <Skeleton width={140} height={36} />
            <div className={styles.panels}>
                <Skeleton height={56} />
                <Skeleton height={56} />
            </div>
            <div className="stack gap-12">
                <Skeleton width={140} height={24} />
                <Skeleton width="min(340px, 100%)" height={38} />
                <Skeleton height={320} />
            </div>
        </div>
    );
}
