import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import { counted } from '#dataProvider/odata/build';
import type { Contract, Licence } from '#dataProvider/types';
import { paths } from '#src/config/paths';
import { useBreadcrumb } from '#src/shared/breadcrumb';
import { CustomerMissing } from '#src/shared/CustomerMissing';
import { useCurrentCustomer } from '#src/shared/hooks/useCurrent';
import { PageTexts } from '#src/shared/LaterTexts';
import { FailedNotice } from '#src/shared/list/FailedNotice';
import { PageHeader } from '#src/shared/PageHeader';
import { useEvery } from '#src/shared/query/every';
import { SeatsOverTime, useUses } from '#src/seats/overTime';
import { Notice } from '#src/ui/feedback/Notice';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { useOffered } from '#src/ui/Link';
import { Chooser } from './Chooser';
import { namedBy } from './figures';
import { Sheet } from './Sheet';
import styles from './renewal.module.css';
import { useChosen } from './useChosen';

/** `/renewal`: how licences are used, and what that costs (RENEWAL-1). */
export default function RenewalPage() {
    return (
        <PageTexts name="renewal">
            <Renewal />
        </PageTexts>
    );
}

const FIELDS = ['id', 'name', 'product', 'licenceType', 'count', 'count_active_licences', 'active', 'expire'];
const COUNTS = { expand: [counted('keys'), counted('seats')] };
const CONTRACT_FIELDS = ['id', 'name', 'endOn', 'cancellationOn', 'startOn', 'details'];
const NOTHING = {};

const NO_LICENCE: readonly Licence[] = [];
const NO_CONTRACT: readonly Contract[] = [];

function Renewal() {
    const t = useT();
    const { data: customer } = useCurrentCustomer();
    const hasContracts = useOffered()(paths.contracts) && customer?.flags.contractInfo === true;
    const licences = useEvery<Licence>('licences', { meta: COUNTS, fields: FIELDS, enabled: true });
    const contracts = useEvery<Contract>('contracts', { meta: NOTHING, fields: CONTRACT_FIELDS, enabled: hasContracts });
    useBreadcrumb([{ title: t('licences.renewal') }]);
    const failed = [licences, contracts].find(({ query }) => query.error && !query.data)?.query;
    const isReady = licences.query.data && customer && (!hasContracts || contracts.query.data);
    return (
        <div className={`stack gap-24 ${styles.page}`}>
            <PageHeader title={t('licences.renewal')} facts={t('renewal.intro')} />
            <CustomerMissing />
            {failed?.error ? (
                <FailedNotice title={t('renewal.notRead')} error={failed.error} onRetry={failed.refetch} />
            ) : isReady ? (
                <Chosen licences={licences.query.data ?? NO_LICENCE} contracts={contracts.query.data ?? NO_CONTRACT} />
            ) : (
                <div aria-busy="true" className="stack gap-16">
                    <Skeleton height={120} />
                    <Skeleton height={360} />
                </div>
            )}
        </div>
    );
}

function Chosen({ licences, contracts }: { licences: readonly Licence[]; contracts: readonly Contract[] }) {
    const t = useT();
    const choice = useChosen(licences, contracts);
    const { contract, ids } = choice;
    const chosen = useMemo(() => licences.filter(({ id }) => ids.includes(id)), [licences, ids]);
    const shown = useMemo(() => (contract ? [contract] : contracts.filter(isAbout(ids))), [contract, contracts, ids]);
    const known = useUses(chosen, 'people');
    return (
        <>
            <Chooser licences={licences} contracts={contracts} choice={choice} />
            {chosen.length === 0 ? (
                <Notice title={t('renewal.choose.nothing')} text={t('renewal.choose.nothingText')} resource="licences" />
            ) : (
                <>
                    <Sheet known={known} contracts={shown} />
                    <SeatsOverTime known={known} contracts={shown} />
                </>
            )}
        </>
    );
}

/** Whether a contract names one of these licences. */
const isAbout = (ids: readonly string[]) => (contract: Contract) => namedBy(contract).some(id => ids.includes(id));
