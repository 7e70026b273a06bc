import { RecordSkeleton, SectionSkeleton } from '../shared/RecordSkeleton';
import { Skeleton } from '../ui/feedback/Skeleton';

/** Height of the figures above the line of time. */
const FIGURES_PX = 72;

/** The placeholder for a contract's page: header, figures, line of time, facts, items and invoices in their positions. */
export const ContractSkeleton = () => (
    <RecordSkeleton
        width={220}
        side={<Skeleton height={132} />}
        below={
            <>
                <SectionSkeleton rows={3} />
                <SectionSkeleton />
            </>
        }
    >
        <Skeleton height={FIGURES_PX} />
        <Skeleton height={64} />
    </RecordSkeleton>
);
