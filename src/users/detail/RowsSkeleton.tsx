import { useT } from '#i18n/useT';
import { Skeleton } from '../../ui/feedback/Skeleton';
import styles from './detail.module.css';

/** A placeholder for rows that are loading. */
export function RowsSkeleton() {
    const t = useT();
    return (
        <div role="status" data-placeholder aria-label={t('list.loading')} className={styles.skeletonRows}>
            <Skeleton height={44} />
            <Skeleton height={44} />
            <Skeleton height={44} />
        </div>
    );
}
