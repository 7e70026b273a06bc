import { countOf } from '../../dataProvider';
import type { CloudGroup } from '../../dataProvider/types';
import { chips } from '../shared/columns/chips';
import { free, name } from '../shared/columns/kinds';
import { listOf } from '../shared/columns/list';
import { CheckIcon } from '../ui/icons';
import { GroupMembers } from './CloudGroupFields';

/** The cloud groups of the customer, or those of an ordinary user. */
export const groupList = listOf<CloudGroup>({
    resource: 'cloudGroups',
    columns: [
        name('label', 'cloudGroups.fields.label'),
        chips('autoAdd', 'cloudGroups.default', {
            reads: ['autoAdd'],
            of: (group, { t }) =>
                group.autoAdd ? [{ tone: 'success', icon: <CheckIcon size={14} />, text: t('cloudGroups.default') }] : [],
            file: { value: (group, { t }) => t(group.autoAdd ? 'userDetail.data.cloudYes' : 'userDetail.data.cloudNo') },
        }),
        free('members', 'cloudGroups.fields.members', {
            reads: ['users', 'label'],
            yields: undefined,
            width: { px: 160 },
            cell: group => <GroupMembers group={group} />,
            text: group => String(countOf(group, 'users')),
            file: {
                label: 'export.columns.members',
                type: 'number',
                reads: ['users@odata.count'],
                value: group => countOf(group, 'users'),
            },
        }),
    ],
});
