import { RecordSkeleton, SectionSkeleton } from '../shared/RecordSkeleton';
import { Skeleton } from '../ui/feedback/Skeleton';

/** Height of the figures above the time line. */
const FIGURES_PX = 72;

/** The placeholder for a contract's page: header, figures, time line, facts, positions and invoices in their places. */
export const ContractSkeleton = () => (
    <RecordSkeleton
        width={220}
        side={<Skeleton height={98} />}
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
