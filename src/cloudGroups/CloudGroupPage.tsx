import { useState } from 'react';
import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import { mayDo } from '../../authProvider/access';
import { LastChanges } from '../activity/public';
import { paths } from '../config/paths';
import { countOf } from '../../dataProvider';
import type { CloudGroup, Customer, User } from '../../dataProvider/types';
import { isGone } from '../../dataProvider/outcome';
import { useShown } from '../shared/actions/action';
import { Actions } from '../shared/actions/Actions';
import { PageHeader } from '../shared/PageHeader';
import { useRecord } from '../shared/query/records';
import { RecordPage, usePageRecord } from '../shared/RecordPage';
import { groupActions } from './actions';
import { CloudGroupsGate } from './CloudGroupsGate';
import type { GroupDialog } from './GroupDialogs';
import { GroupFacts } from './GroupFacts';
import { GroupSkeleton } from './GroupSkeleton';
import { MemberList } from './MemberList';
import { lazyDialog } from '../ui/modal/lazyDialog';

const GroupDialogs = lazyDialog(() => import('./GroupDialogs'));

/** `/cloud-groups/{group}`: a group with its facts, its members and its actions. */
export default function CloudGroupPage() {
    const { group: id = '' } = useParams();
    return (
        <CloudGroupsGate skeleton={<GroupSkeleton />}>
            {(user, customer) => <Group key={id} id={id} user={user} customer={customer} />}
        </CloudGroupsGate>
    );
}

function GroupChanges() {
    return <LastChanges of="group" record={usePageRecord<CloudGroup>()} />;
}

function Group({ id, user, customer }: { id: string; user: User; customer: Customer }) {
    const t = useT();
    const { data, error } = useRecord<CloudGroup>('cloudGroups', id);
    const [dialog, setDialog] = useState<GroupDialog | null>(null);
    const shown = useShown(setDialog);
    const mayChange = mayDo(user.role, 'edit', 'cloudGroups');
    return (
        <RecordPage
            resource="cloudGroups"
            // A deleted group disappears, even if it was already shown.
            query={{ data: isGone(error) ? undefined : data, error }}
            list={{ title: t('cloudGroups.title'), url: paths.cloudGroups }}
            skeleton={<GroupSkeleton />}
        >
            <PageHeader
                facts={<MemberCount />}
                actions={<Actions as="page" name={data?.label ?? ''} actions={shown(groupActions(user.role))} />}
            />
            <GroupFacts customer={customer} mayChange={mayChange} />
            <MemberList me={user} customer={customer} onDialog={setDialog} />
            <div>
                <GroupChanges />
            </div>
            {dialog && <GroupDialogs dialog={dialog} onClose={() => setDialog(null)} />}
        </RecordPage>
    );
}

function MemberCount() {
    const t = useT();
    const members = countOf(usePageRecord<CloudGroup>(), 'users');
    return <>{t('cloudGroups.members', { smart_count: members })}</>;
}
