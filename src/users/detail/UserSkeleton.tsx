import { useT } from '#i18n/useT';
import { Skeleton, TitleSkeleton } from '../../ui/feedback/Skeleton';
import styles from './detail.module.css';

/** The placeholder for a user's page: header, facts, keys and groups in their positions. */
export function UserSkeleton() {
    const t = useT();
    return (
        <div role="status" aria-label={t('layout.loading')} className={styles.skeleton}>
            <TitleSkeleton width={240} />
            <Skeleton width="min(420px, 80%)" height={20} />
            <Skeleton width={140} height={24} />
            <Skeleton height={220} />
            <Skeleton width={140} height={24} />
            <Skeleton height={176} />
            <Skeleton width={140} height={24} />
            <Skeleton height={132} />
        </div>
    );
}
