import type { ReactElement } from 'react';
import { ButtonLink } from '../ui/Button';
import { useT } from '#i18n/useT';
import { isAdministrator } from '../../authProvider/roles';
import { paths } from '../config/paths';
import type { User } from '../../dataProvider/types';
import { mayOpenTickets } from './mayOpen';
import { useBreadcrumb } from '../shared/breadcrumb';
import { PageSkeleton } from '../ui/feedback/Skeleton';
import { WarningIcon } from '../ui/icons';
import { useCurrentCustomer, useCurrentUser } from '../shared/hooks/useCurrent';
import { SupportLink } from '../shared/SupportLink';
import { PageHeader } from '../shared/PageHeader';
import { isForbidden } from '#dataProvider/errors';
import styles from './tickets.module.css';
import { useCamModule } from './useTickets';

/**
 * Renders its children only for users who may have tickets (TICKET-1): checks the user's flag and role before fetching any ticket, then
 * whether a licence contains the module. Everybody else sees the warning.
 */
export function TicketsGate({ children }: { children: (user: User) => ReactElement }) {
    const { data: user, error } = useCurrentUser();
    const customer = useCurrentCustomer();

    if (!user) {
        if (error) throw error;
        return <PageSkeleton />;
    }
    // The type of customer only matters for ordinary users.
    if (user.cam && !isAdministrator(user) && !customer.data) {
        if (customer.error) throw customer.error;
        return <PageSkeleton />;
    }
    if (!mayOpenTickets(user, customer.data)) return <PermissionMissing />;
    return <ModuleGate>{children(user)}</ModuleGate>;
}

/**
 * Fetches the licences in parallel with the tickets. Shows the page until they have loaded; if they cannot be loaded, the response to the
 * tickets' own call decides.
 */
function ModuleGate({ children }: { children: ReactElement }) {
    const { data: held, error } = useCamModule();
    return held === false || isForbidden(error) ? <PermissionMissing /> : children;
}

/** The warning shown instead of the tickets: what is missing, and who can help. */
export function PermissionMissing() {
    const t = useT();
    const { data: user } = useCurrentUser();
    // The other text tells users to ask their administrator.
    const text = user && isAdministrator(user) ? 'tickets.permissionTextAdmin' : 'tickets.permissionText';
    useBreadcrumb([{ title: t('tickets.title') }]);
    return (
        <>
            <PageHeader title={t('tickets.title')} />
            <div className={styles.missing} role="alert">
                <WarningIcon size={20} />
                <div>
                    <h2 className={`heading ${styles.part}`}>{t('tickets.permissionTitle')}</h2>
                    <p>
                        {t(text)} {text === 'tickets.permissionTextAdmin' && <SupportLink />}
                    </p>
                    <ButtonLink variant="outlined" to={paths.dashboard}>
                        {t('errorPage.dashboard')}
                    </ButtonLink>
                </div>
            </div>
        </>
    );
}
