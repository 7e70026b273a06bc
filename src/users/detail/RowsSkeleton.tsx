import { useT } from '#i18n/useT';
import { Skeleton } from '../../ui/feedback/Skeleton';

/** A placeholder for rows that are loading. */
export function RowsSkeleton() {
    const t = useT();
    return (
        <div role="status" data-placeholder aria-label={t('list.loading')} className="stack gap-4">
            <Skeleton height={44} />
            <Skeleton height={44} />
            <Skeleton height={44} />
        </div>
    );
}
