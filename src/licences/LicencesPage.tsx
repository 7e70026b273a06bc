import { useTranslate } from 'ra-core';
import { isAdministrator } from '../../authProvider/roles';
import { OwnKeys } from '../keys/public';
import { useBreadcrumb } from '../shared/breadcrumb';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { ListSkeleton } from '../shared/list/ListSkeleton';
import { PageHeader } from '../shared/PageHeader';
import { AcademyPromotion } from './AcademyPromotion';
import { LicenceList } from './LicenceList';
import { LicenceOverview } from './LicenceOverview';
import styles from './licences.module.css';

/**
 * `/licences`: the list of licences for administrators, the own keys for everybody else, with the academy's promotion and the
 * warning about personal licences above (specification 2, section 2).
 */
export default function LicencesPage() {
    const translate = useTranslate();
    const { data: user, error } = useCurrentUser();
    const title = user && !isAdministrator(user) ? translate('licences.ownKeysTitle') : translate('licences.title');
    useBreadcrumb([{ title }]);

    if (error) throw error;
    if (!user) {
        return (
            <>
                <PageHeader title={title} />
                <ListSkeleton mode="table" />
            </>
        );
    }

    const ownContext = !user.customerContext || user.customerContext === user.customer;
    return (
        <>
            <PageHeader title={title} />
            {ownContext && <p className={styles.warning}>{translate('licences.personalWarning')}</p>}
            <AcademyPromotion user={user} />
            {isAdministrator(user) ? (
                <>
                    <LicenceOverview />
                    <LicenceList user={user} />
                </>
            ) : (
                <OwnKeys user={user} />
            )}
        </>
    );
}
