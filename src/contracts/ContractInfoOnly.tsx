import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/Button';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Customer } from '../../dataProvider/types';
import { useBreadcrumb } from '../shared/breadcrumb';
import { PageSkeleton } from '../ui/feedback/Skeleton';
import { useCurrentCustomer } from '../shared/hooks/useCurrent';
import { Notice } from '../ui/feedback/Notice';
import { PageHeader } from '../shared/PageHeader';
import { SupportLink } from '../shared/SupportLink';

/**
 * The contract pages need the customer's contractInfo flag (CONTRACT-5). Without it no contracts are fetched, and the page shows why: a
 * bookmark or a change of customer may bring administrators here although they have no tile.
 */
export function ContractInfoOnly({ children }: { children: ReactNode }) {
    const { data: customer, isPending } = useCurrentCustomer();
    if (isPending) return <PageSkeleton />;
    // If the customer could not be loaded, the response to the page's own call decides.
    if (!customer || customer.flags.contractInfo) return children;
    return <Unavailable customer={customer} />;
}

function Unavailable({ customer }: { customer: Customer }) {
    const t = useT();
    useBreadcrumb([{ title: t('contracts.title') }]);
    return (
        <>
            <PageHeader title={t('contracts.title')} />
            <Notice
                title={t('contracts.unavailableTitle')}
                text={t('contracts.unavailableText', { name: customer.data.name })}
                action={
                    <>
                        <ButtonLink variant="outlined" to={paths.dashboard}>
                            {t('errorPage.dashboard')}
                        </ButtonLink>
                        <SupportLink />
                    </>
                }
            />
        </>
    );
}
