import { useT } from '#i18n/useT';
import { Skeleton, TitleSkeleton } from '../../ui/feedback/Skeleton';
import { Columns } from '../../shared/Columns';

/** The placeholder for a user's page: header, facts, keys and personal data in their positions. */
export function UserSkeleton() {
    const t = useT();
    return (
        <div role="status" aria-label={t('layout.loading')} className="stack gap-12">
            <TitleSkeleton width={240} />
            <Skeleton width="min(420px, 80%)" height={20} />
            <Columns
                side={
                    <>
                        <Skeleton width={140} height={24} />
                        <Skeleton height={386} />
                    </>
                }
            >
                <Skeleton width={140} height={24} />
                <Skeleton height={220} />
            </Columns>
        </div>
    );
}
