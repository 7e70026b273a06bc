import { useCallback, useState } from 'react';
import { useT } from '#i18n/useT';
import type { User } from '../../dataProvider/types';
import { useBreadcrumb } from '../shared/breadcrumb';
import { useRequestedAction } from '../shared/hooks/useRequestedAction';
import { useShown } from '../shared/actions/action';
import { Actions } from '../shared/actions/Actions';
import { ListSkeleton } from '../shared/list/ListSkeleton';
import { useDisplayMode } from '../shared/list/useDisplayMode';
import { PageHeader } from '../shared/PageHeader';
import { groupListActions } from './actions';
import { CloudGroupList, GROUP_LIST } from './CloudGroupList';
import { CloudGroupsGate } from './CloudGroupsGate';
import { lazyDialog } from '../ui/modal/lazyDialog';

const CreateGroupModal = lazyDialog(() => import('./CreateGroupModal'));

/** `/cloud-groups`: the customer's cloud groups, or for a USER their own (WIRE-16). Administrators can create groups here. */
export default function CloudGroupsPage() {
    return <CloudGroupsGate skeleton={<GroupsSkeleton />}>{user => <Groups user={user} />}</CloudGroupsGate>;
}

function Groups({ user }: { user: User }) {
    const t = useT();
    const title = t('cloudGroups.title');
    useBreadcrumb([{ title }]);
    const [creating, setCreating] = useState(false);
    useRequestedAction('create', () => setCreating(true), groupListActions(user.role).length > 0);
    const shown = useShown(useCallback(() => setCreating(true), []));
    const actions = groupListActions(user.role);
    const create = actions.length > 0 && <Actions as="page" name={title} actions={shown(actions)} />;
    return (
        <>
            <PageHeader title={title} actions={create} />
            <CloudGroupList role={user.role} create={create} />
            {creating && <CreateGroupModal onClose={() => setCreating(false)} />}
        </>
    );
}

function GroupsSkeleton() {
    const t = useT();
    const { mode } = useDisplayMode(GROUP_LIST);
    return (
        <>
            <PageHeader title={t('cloudGroups.title')} />
            <ListSkeleton mode={mode} />
        </>
    );
}
