import { useT } from '#i18n/useT';
import { isAdministrator } from '../../authProvider/roles';
import { loadOwnKeys } from '../keys/public';
import { paths } from '../config/paths';
import { useShown, type Action } from '../shared/actions/action';
import { Actions } from '../shared/actions/Actions';
import { useBreadcrumb } from '../shared/breadcrumb';
import { CustomerMissing } from '../shared/CustomerMissing';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { ListSkeleton } from '../shared/list/ListSkeleton';
import { isOwnContext } from '../shared/ownContext';
import { PageHeader } from '../shared/PageHeader';
import { ButtonLink } from '../ui/Button';
import { DownloadIcon, SearchIcon } from '../ui/icons';
import { Callout } from '../ui/feedback/Callout';
import { Skeleton } from '../ui/feedback/Skeleton';
import { barePart } from '../ui/lazyPart';
import { AcademyPromotion } from './AcademyPromotion';
import { LicenceList } from './LicenceList';
import { LicenceOverview } from './LicenceOverview';

/** What a key is for, and what stops its user (WHY-4). */
const OWN_ACTIONS: readonly Action[] = [
    { id: 'applications', label: 'licences.applications', icon: DownloadIcon, place: 'main', to: paths.applications },
    { id: 'why', label: 'finder.stopsMe', icon: SearchIcon, place: 'beside', to: paths.why },
];
const nothing = () => undefined;

/** Administrators do not need this code. */
const OwnKeys = barePart(loadOwnKeys, () => <ListSkeleton />);

/**
 * `/licences`: the list of licences for administrators, the user's own keys for everybody else (LICENCE-4), below the academy's promotion
 * and the warning about personal licences (LICENCE-10, LICENCE-11).
 */
export default function LicencesPage() {
    const t = useT();
    const { data: user, error } = useCurrentUser();
    const shown = useShown(nothing);
    const title = user && !isAdministrator(user) ? t('keys.title') : t('licences.title');
    useBreadcrumb([{ title }]);

    if (error && !user) throw error;
    if (!user) {
        return (
            <>
                <PageHeader title={title} actions={<Skeleton width={120} height={32} />} />
                <ListSkeleton />
            </>
        );
    }

    return (
        <>
            {isAdministrator(user) ? (
                <PageHeader
                    title={title}
                    actions={
                        <ButtonLink variant="outlined" to={paths.deadlines}>
                            {t('deadlines.all')}
                        </ButtonLink>
                    }
                />
            ) : (
                <PageHeader
                    title={title}
                    facts={t('licences.ownKeysHint')}
                    actions={<Actions as="page" name={title} actions={shown(OWN_ACTIONS)} />}
                />
            )}
            {isOwnContext(user) && (
                <Callout isAbove>
                    <p>{t('licences.personalWarning')}</p>
                </Callout>
            )}
            <CustomerMissing />
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
