import { useMemo, type ReactNode } from 'react';
import type { Contract, Licence } from '#dataProvider/types';
import { paths } from '../../config/paths';
import { useCurrentCustomer } from '../../shared/hooks/useCurrent';
import { LaterTexts } from '../../shared/LaterTexts';
import { useCollection } from '../../shared/query/lists';
import { usePageRecord } from '../../shared/RecordPage';
import { useOffered } from '../../ui/Link';
import { contractsOf } from './ahead';
import { useUses } from './reads';
import { SeatsOverTime } from './SeatsOverTime';

/** How many keys of the page's licence have been in use over time (SEAT-6). */
export default function LicenceOverTime({ waiting }: { waiting: ReactNode }) {
    return (
        <LaterTexts name="renewal" waiting={waiting}>
            <OfLicence />
        </LaterTexts>
    );
}

const NONE: readonly Contract[] = [];

function OfLicence() {
    const licence = usePageRecord<Licence>();
    const licences = useMemo(() => [licence], [licence]);
    const { data: customer } = useCurrentCustomer();
    const offered = useOffered()(paths.contracts) && customer?.flags.contractInfo === true;
    // Without them the days of contracts are missing, and nothing else.
    const { page } = useCollection<Contract>('contracts', {}, { enabled: offered });
    const all = page?.data ?? NONE;
    const contracts = useMemo(() => contractsOf(all, [licence.id]), [all, licence.id]);
    return <SeatsOverTime known={useUses(licences, 'dates')} contracts={contracts} parent={licence.id} />;
}
