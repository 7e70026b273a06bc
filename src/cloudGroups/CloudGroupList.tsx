import type { ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { isAdministrator } from '../../authProvider/roles';
import { paths } from '../config/paths';
import type { CloudGroup, Role } from '../../dataProvider/types';
import { ResourceList } from '../shared/list/ResourceList';
import { groupList } from './columns';

/** Key under which the display mode is stored. */
export const GROUP_LIST = 'cloud-groups';

const pathOf = (group: CloudGroup) => paths.cloudGroup(group.id);

interface CloudGroupListProps {
    role: Role;
    /** button to create the first group; falsy without the permission */
    create: ReactNode;
}

/** The cloud groups as a grid or cards: name, badge of default groups, members. */
export function CloudGroupList({ role, create }: CloudGroupListProps) {
    const t = useT();
    const emptyText = create ? 'emptyText' : isAdministrator({ role }) ? 'emptyReaderText' : 'emptyOwnText';
    return (
        <ResourceList<CloudGroup>
            list={groupList}
            storeKey={GROUP_LIST}
            label={t('cloudGroups.title')}
            href={pathOf}
            empty={{
                title: t('cloudGroups.emptyTitle'),
                text: t(`cloudGroups.${emptyText}`),
                action: create,
            }}
        />
    );
}
