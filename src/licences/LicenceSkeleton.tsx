import { RecordSkeleton, SectionSkeleton } from '../shared/RecordSkeleton';
import { Skeleton } from '../ui/feedback/Skeleton';

/** The placeholder for a licence's page: header, usage, the first rows of what belongs to it, and facts in their positions. */
export const LicenceSkeleton = () => (
    <RecordSkeleton side={<Skeleton height={94} />}>
        <Skeleton height={68} />
        <SectionSkeleton />
        <SectionSkeleton />
    </RecordSkeleton>
);
