import { countOf } from '../../dataProvider';
import type { CloudGroup, User } from '../../dataProvider/types';
import { chips } from '../shared/columns/chips';
import { email, free, name, text } from '../shared/columns/kinds';
import { listOf } from '../shared/columns/list';
import { nameOf } from '../shared/person';
import { CheckIcon } from '../ui/icons';
import { NAME_COLUMNS, STATE_CELL } from '../users/public';
import { GroupMembers } from './CloudGroupFields';

/** The cloud groups of the customer, or those of an ordinary user. */
export const groupList = listOf<CloudGroup>({
    resource: 'cloudGroups',
    columns: [
        name('label', 'cloudGroups.fields.label'),
        chips('autoAdd', 'cloudGroups.fields.autoAdd', {
            reads: ['autoAdd'],
            of: (group, { t }) =>
                group.autoAdd ? [{ tone: 'success', icon: <CheckIcon size={14} />, text: t('cloudGroups.default') }] : [],
            file: { value: (group, { t }) => t(group.autoAdd ? 'userDetail.data.cloudYes' : 'userDetail.data.cloudNo') },
        }),
        free('members', 'cloudGroups.fields.members', {
            reads: ['users', 'label'],
            yields: undefined,
            width: { flex: 1, min: 120 },
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

/** The members of a group. */
export const memberList = listOf<User>({
    resource: 'users',
    columns: [
        name('name', 'cloudGroups.fields.name', {
            reads: ['alias', 'email'],
            of: nameOf,
            sort: 'surname',
            file: { label: 'users.fields.user' },
        }),
        ...NAME_COLUMNS,
        email('email', 'cloudGroups.fields.email', { file: { label: 'users.fields.email' } }),
        text('active', 'users.fields.state', { only: 'file', file: STATE_CELL }),
    ],
});
