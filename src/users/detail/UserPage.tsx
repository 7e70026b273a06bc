import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useT } from '#i18n/useT';
import { mayDo } from '#authProvider/access';
import { paths } from '#src/config/paths';
import type { User } from '#dataProvider/types';
import { LastChanges } from '../../activity/public';
import { StateChip } from '../../ui/fields/StateChip';
import { only, useShown } from '../../shared/actions/action';
import { Actions } from '../../shared/actions/Actions';
import { Columns } from '../../shared/Columns';
import { useCurrentCustomer, useCurrentUser } from '../../shared/hooks/useCurrent';
import { useLinkedAction } from '../../shared/hooks/useLinkedAction';
import { useRequestedAction } from '../../shared/hooks/useRequestedAction';
import { PageHeader } from '../../shared/PageHeader';
import { PageNote } from '../../ui/feedback/PageNote';
import { isGuest, nameOf } from '../../shared/person';
import { useRecord } from '../../shared/query/records';
import { RecordPage, usePageRecord } from '../../shared/RecordPage';
import { UserBadges } from '../UserBadges';
import { IN_HEADER, userActions, userGroupActions, whyAction } from './actions';
import { PersonalData } from './PersonalData';
import type { UserDialog } from './UserDialogs';
import { UserGroups } from './UserGroups';
import { UserKeys } from './UserKeys';
import { UserMachines } from './UserMachines';
import { UserSkeleton } from './UserSkeleton';
import { useUserKeys } from './userReads';
import styles from './detail.module.css';
import { lazyDialog } from '../../ui/modal/lazyDialog';

const UserDialogs = lazyDialog(() => import('./UserDialogs'));

/**
 * `/user-management/{user}`: personal data, licence keys, cloud groups and machines of a user, with the actions on each. Guests can be assigned
 * licences, keys and groups; everything else is managed by their own customer (USER-10). An unknown user shows the not-found page.
 */
export default function UserPage() {
    const { user = '' } = useParams();
    // Remounted for each user: an open modal does not stay open for the next one.
    return <OneUser key={user} id={user} />;
}

function OneUser({ id }: { id: string }) {
    const t = useT();
    return (
        <RecordPage
            resource="users"
            query={useRecord<User>('users', id)}
            list={{ title: t('users.title'), url: paths.users }}
            skeleton={<UserSkeleton />}
        >
            <Sections />
        </RecordPage>
    );
}

/** The last changes of the page's user, whose keys are on the page too. */
function UserChanges() {
    const user = usePageRecord<User>();
    const { data: rows = [], isFetching } = useUserKeys(user.id);
    return <LastChanges of="user" record={user} known={{ key: { rows, isReading: isFetching } }} />;
}

function Sections() {
    const t = useT();
    const user = usePageRecord<User>();
    const { data: me } = useCurrentUser();
    const { data: customer } = useCurrentCustomer();
    const [dialog, setDialog] = useState<UserDialog | null>(null);
    const navigate = useNavigate();
    const shown = useShown<UserDialog>(
        useCallback(
            opened =>
                opened.kind === 'leave'
                    ? void navigate(paths.plans, { state: { ask: 'leave', people: [user.id] } })
                    : setDialog(opened),
            [navigate, user.id],
        ),
    );
    const close = useCallback(() => setDialog(null), []);
    const offered = me ? [...userActions(user, { me, customer }), whyAction(user)] : [];
    const some = (...ids: string[]) => shown(only(offered, ids));
    const isKnown = me !== undefined && customer !== undefined;
    useLinkedAction('activate', isKnown, () => some('activate')[0]);
    useLinkedAction('assign', isKnown, idOf => {
        const [action] = some('addLicences');
        const licence = idOf('licence');
        return action && licence ? { ...action, onClick: () => setDialog({ kind: 'addLicences', chosen: { licence } }) } : action;
    });
    // A user who was just created gets what another one has.
    const { state } = useLocation() as { state: { like?: string } | null };
    useRequestedAction('like', () => setDialog({ kind: 'like', like: state?.like ?? '' }), isKnown);
    const adds = customer !== undefined && me !== undefined && mayDo(me.role, 'assign', 'licences');
    return (
        <>
            <PageHeader
                facts={<Facts self={user.id === me?.id} />}
                actions={<Actions as="page" name={nameOf(user)} actions={some(...IN_HEADER)} />}
            />
            {isGuest(user, customer) && <PageNote>{t('userDetail.guest')}</PageNote>}
            <Columns
                side={
                    <>
                        <PersonalData actions={some('edit')} />
                        {/* Demo customers have no cloud groups (CUSTOMER-4). */}
                        {customer && !customer.flags.demo && (
                            <UserGroups
                                actions={some('addGroup')}
                                groupActions={group => (me ? shown(userGroupActions(group, me)) : [])}
                            />
                        )}
                    </>
                }
            >
                {me && <UserKeys role={me.role} customer={customer} manages={adds} onRemove={setDialog} />}
                {me && <UserMachines role={me.role} />}
                <UserChanges />
            </Columns>
            {dialog && customer && me && <UserDialogs dialog={dialog} me={me} school={customer.flags.school} onClose={close} />}
        </>
    );
}

/** One line with the user's badges and e-mail address; the sections show the numbers of keys and groups. */
function Facts({ self }: { self: boolean }) {
    const t = useT();
    const user = usePageRecord<User>();
    return (
        <span className={`row ${styles.facts}`}>
            {self && <StateChip tone="neutral">{t('userDetail.yourself')}</StateChip>}
            <UserBadges user={user} cloud />
            {nameOf(user) !== user.email && <bdi translate="no">{user.email}</bdi>}
        </span>
    );
}
