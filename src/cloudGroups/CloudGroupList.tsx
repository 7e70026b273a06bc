import { useMemo, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { isAdministrator } from '../../authProvider/roles';
import { paths } from '../config/paths';
import type { CloudGroup, Role } from '../../dataProvider/types';
import { ResourceList } from '../shared/list/ResourceList';
import type { ListColumn } from '../shared/list/types';
import { DefaultMark, GroupMembers } from './CloudGroupFields';

/** Key under which the display mode is stored. */
export const GROUP_LIST = 'cloud-groups';

const loadExport = () => import('./exported');
/** Default groups first. */
const SORT = { field: 'autoAdd', order: 'DESC' } as const;

const labelOf = (group: CloudGroup) => group.label;
const pathOf = (group: CloudGroup) => paths.cloudGroup(group.id);

interface CloudGroupListProps {
    role: Role;
    /** button to create the first group; null without the permission */
    create: ReactNode;
}

/** The cloud groups as a grid or cards: name, badge of default groups, members. */
export function CloudGroupList({ role, create }: CloudGroupListProps) {
    const t = useT();
    const columns = useMemo<ListColumn<CloudGroup>[]>(
        () => [
            {
                field: 'label',
                sortField: 'label',
                label: t('cloudGroups.fields.label'),
                flex: 2,
                minWidth: 150,
                render: labelOf,
            },
            {
                field: 'autoAdd',
                sortField: 'autoAdd',
                label: t('cloudGroups.fields.autoAdd'),
                flex: 1,
                minWidth: 150,
                yields: 1,
                inCards: 'mark',
                render: group => (group.autoAdd ? <DefaultMark /> : null),
            },
            {
                field: 'members',
                sortField: 'members',
                label: t('cloudGroups.fields.members'),
                flex: 1,
                minWidth: 120,
                render: group => <GroupMembers group={group} />,
            },
        ],
        [t],
    );
    const emptyText = create ? 'emptyText' : isAdministrator({ role }) ? 'emptyReaderText' : 'emptyOwnText';
    return (
        <ResourceList<CloudGroup>
            resource="cloudGroups"
            storeKey={GROUP_LIST}
            label={t('cloudGroups.title')}
            columns={columns}
            sort={SORT}
            titleField="label"
            href={pathOf}
            exports={loadExport}
            empty={{
                title: t('cloudGroups.emptyTitle'),
                text: t(`cloudGroups.${emptyText}`),
                action: create,
            }}
        />
    );
}
