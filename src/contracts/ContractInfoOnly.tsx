import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { paths } from '../../customRoutes/paths';
import type { Customer } from '../../dataProvider/types';
import { useBreadcrumb } from '../shared/breadcrumb';
import { PageSkeleton } from '../shared/feedback/Skeleton';
import { useCurrentCustomer } from '../shared/hooks/useCurrent';
import { Notice } from '../shared/list/Notice';
import { PageHeader } from '../shared/PageHeader';
import { PageLink } from '../shared/PageLink';

/**
 * The pages of contracts need the customer's contractInfo flag (specification 2, section 6). Without it nothing is read, and the page
 * says why there is nothing: a bookmark, or a change to another customer, brings administrators here without the tile.
 */
export function ContractInfoOnly({ children }: { children: ReactNode }) {
    const { data: customer, isPending } = useCurrentCustomer();
    if (isPending) return <PageSkeleton />;
    // When the customer cannot be read, the server's answer to the page's own call decides.
    if (!customer || customer.flags.contractInfo) return children;
    return <Unavailable customer={customer} />;
}

function Unavailable({ customer }: { customer: Customer }) {
    const translate = useTranslate();
    useBreadcrumb([{ title: translate('contracts.title') }]);
    return (
        <>
            <PageHeader title={translate('contracts.title')} />
            <Notice
                title={translate('contracts.unavailableTitle')}
                text={translate('contracts.unavailableText', { name: customer.data.name })}
                action={
                    <Button variant="outlined" component={PageLink} to={paths.dashboard}>
                        {translate('errorPage.dashboard')}
                    </Button>
                }
            />
        </>
    );
}
