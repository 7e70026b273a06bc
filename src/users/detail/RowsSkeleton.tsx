import { useTranslate } from 'ra-core';
import { Skeleton } from '../../shared/feedback/Skeleton';
import styles from './detail.module.css';

/** A placeholder for rows that are loading. */
export function RowsSkeleton() {
    const translate = useTranslate();
    return (
        <div role="status" aria-label={translate('list.loading')} className={styles.skeletonRows}>
            <Skeleton height={44} />
            <Skeleton height={44} />
            <Skeleton height={44} />
        </div>
    );
}
