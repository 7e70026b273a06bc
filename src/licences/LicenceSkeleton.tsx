import { useT } from '#i18n/useT';
import { Columns } from '../shared/Columns';
import { FIRST_ROWS } from '../shared/FirstRows';
import { Skeleton, TitleSkeleton } from '../ui/feedback/Skeleton';
import styles from './licenceDetails.module.css';

/** The placeholder for a licence's page: header, usage, the first rows of what belongs to it, and facts in their positions. */
export function LicenceSkeleton() {
    const t = useT();
    return (
        <div role="status" aria-label={t('layout.loading')}>
            <div className={styles.skeletonHead}>
                <TitleSkeleton width={280} />
                <Skeleton width={240} height={20} />
            </div>
            <Columns side={<Skeleton height={128} />}>
                <Skeleton height={68} />
                <RowsSkeleton />
                <RowsSkeleton />
            </Columns>
        </div>
    );
}

/** A heading above the rows of a list. */
const RowsSkeleton = () => (
    <div className={styles.skeletonSection}>
        <Skeleton width={140} height={28} />
        <Skeleton height={FIRST_ROWS * 44 + 2} />
    </div>
);
