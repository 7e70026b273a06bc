import { Suspense, useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import { mayDo } from '../../authProvider/access';
import { paths } from '../config/paths';
import { countOf } from '../../dataProvider';
import type { CloudGroup, Customer, User } from '../../dataProvider/types';
import { isGone } from '../../dataProvider/outcome';
import { useFormatNumber } from '../shared/hooks/useFormatNumber';
import { DeleteIcon, EditIcon, PlusIcon } from '../ui/icons';
import { PageActions } from '../shared/PageActions';
import { PageHeader } from '../shared/PageHeader';
import { useRecord } from '../shared/query/records';
import { RecordPage, usePageRecord } from '../shared/RecordPage';
import type { Member } from './cloudGroup';
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

function Group({ id, user, customer }: { id: string; user: User; customer: Customer }) {
    const t = useT();
    const { data, error } = useRecord<CloudGroup>('cloudGroups', id);
    const [dialog, setDialog] = useState<GroupDialog | null>(null);
    const remove = useCallback((member: Member) => setDialog({ kind: 'remove', member }), []);
    const mayChange = mayDo(user.role, 'edit', 'cloudGroups');
    return (
        <RecordPage
            resource="cloudGroups"
            // A deleted group disappears, even if it was already shown.
            query={{ data: isGone(error) ? undefined : data, error }}
            list={{ title: t('cloudGroups.title'), url: paths.cloudGroups }}
            skeleton={<GroupSkeleton />}
        >
            <PageHeader facts={<MemberCount />} actions={mayChange && <Actions onAction={kind => setDialog({ kind })} />} />
            <GroupFacts customer={customer} mayChange={mayChange} />
            <MemberList me={user} customer={customer} onRemove={mayChange ? remove : undefined} />
            {dialog && (
                <Suspense fallback={null}>
                    <GroupDialogs dialog={dialog} onClose={() => setDialog(null)} />
                </Suspense>
            )}
        </RecordPage>
    );
}

function MemberCount() {
    const t = useT();
    const formatNumber = useFormatNumber();
    const members = countOf(usePageRecord<CloudGroup>(), 'users');
    return <>{t('cloudGroups.members', { smart_count: members, count: formatNumber(members) })}</>;
}

function Actions({ onAction }: { onAction(action: 'add' | 'rename' | 'delete'): void }) {
    const t = useT();
    const { label } = usePageRecord<CloudGroup>();
    return (
        <PageActions
            name={label}
            main={{ id: 'add', label: t('cloudGroups.add'), icon: <PlusIcon />, onClick: () => onAction('add') }}
            beside={[{ id: 'rename', label: t('cloudGroups.rename'), icon: <EditIcon />, onClick: () => onAction('rename') }]}
            more={[
                {
                    id: 'delete',
                    label: t('cloudGroups.delete'),
                    icon: <DeleteIcon />,
                    tone: 'danger',
                    onClick: () => onAction('delete'),
                },
            ]}
        />
    );
}
