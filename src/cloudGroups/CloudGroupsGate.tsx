import type { ReactElement, ReactNode } from 'react';
import { ButtonLink } from '../ui/Button';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Customer, User } from '../../dataProvider/types';
import { useBreadcrumb } from '../shared/breadcrumb';
import { useCurrentCustomer, useCurrentUser } from '../shared/hooks/useCurrent';
import { FailedNotice } from '../shared/list/FailedNotice';
import { Notice } from '../ui/feedback/Notice';
import { PageHeader } from '../shared/PageHeader';

interface CloudGroupsGateProps {
    /** shown until user and customer have loaded */
    skeleton: ReactElement;
    children(user: User, customer: Customer): ReactElement;
}

/**
 * Renders its children only for customers with cloud groups. Demo customers have none (CUSTOMER-4): their users see an explanation, and no
 * groups are fetched before that is known.
 */
export function CloudGroupsGate({ skeleton, children }: CloudGroupsGateProps) {
    const user = useCurrentUser();
    const customer = useCurrentCustomer();
    if (user.data && customer.data) {
        return customer.data.flags.demo ? <NoneForDemo /> : children(user.data, customer.data);
    }
    const failed = user.error ? user : customer.error ? customer : null;
    if (!failed?.error) return skeleton;
    return <Untitled>{<FailedNotice error={failed.error} onRetry={failed.refetch} />}</Untitled>;
}

function NoneForDemo() {
    const t = useT();
    return (
        <Untitled>
            <Notice
                title={t('cloudGroups.demoTitle')}
                text={t('cloudGroups.demoText')}
                action={
                    <ButtonLink variant="outlined" to={paths.dashboard}>
                        {t('errorPage.dashboard')}
                    </ButtonLink>
                }
            />
        </Untitled>
    );
}

/** A page that shows no group: its title is the name of the area. */
function Untitled({ children }: { children: ReactNode }) {
    const t = useT();
    const title = t('cloudGroups.title');
    useBreadcrumb([{ title }]);
    return (
        <>
            <PageHeader title={title} />
            {children}
        </>
    );
}
