import { useCallback, useMemo } from 'react';
import { useT } from '#i18n/useT';
import { mayDo } from '../../authProvider/access';
import { paths } from '../config/paths';
import type { CloudGroup, Customer, User } from '../../dataProvider/types';
import { EmailText } from '../ui/fields/EmailText';
import { CloseIcon } from '../ui/icons';
import { ResourceList } from '../shared/list/ResourceList';
import type { ListColumn, RowAction } from '../shared/list/types';
import { nameOf, nameWithEmail } from '../shared/person';
import { usePageRecord } from '../shared/RecordPage';
import { useTargetSelection } from '../users/public';
import type { Member } from './cloudGroup';
import styles from './cloudGroups.module.css';

const loadExport = () => import('./exportedMembers');
const SORT = { field: 'email', order: 'ASC' } as const;
const pathOf = (member: Member) => paths.user(member.id);

interface MemberListProps {
    me: User;
    customer: Customer;
    /** undefined for users who may not change the group */
    onRemove?: (member: Member) => void;
}

/** The members of the page's group; for administrators their names link to the users. */
export function MemberList({ me, customer, onRemove }: MemberListProps) {
    const t = useT();
    const group = usePageRecord<CloudGroup>();
    const title = t('cloudGroups.fields.members');
    const [selection, batch] = useTargetSelection({ kind: 'leave', target: group.id, me, customer });

    const columns = useMemo<ListColumn<Member>[]>(
        () => [
            {
                field: 'name',
                sortField: 'surname',
                label: t('cloudGroups.fields.name'),
                flex: 1,
                minWidth: 160,
                render: member => <bdi translate="no">{nameOf(member)}</bdi>,
            },
            {
                field: 'email',
                sortField: 'email',
                label: t('cloudGroups.fields.email'),
                flex: 1,
                minWidth: 200,
                render: member => <EmailText value={member.email} />,
            },
        ],
        [t],
    );
    const actions = useCallback(
        (member: Member): RowAction[] => [
            {
                id: 'remove',
                label: t('cloudGroups.remove'),
                icon: <CloseIcon />,
                onClick: () => onRemove?.(member),
            },
        ],
        [t, onRemove],
    );

    return (
        <div className={styles.section}>
            <h2 className={styles.heading}>{title}</h2>
            <ResourceList<Member>
                resource="users"
                meta={{ group: group.id }}
                storeKey="cloud-group-members"
                label={title}
                columns={columns}
                sort={SORT}
                titleField="name"
                name={nameWithEmail}
                href={mayDo(me.role, 'read', 'users') ? pathOf : undefined}
                actions={onRemove ? actions : undefined}
                selection={onRemove ? selection : undefined}
                exports={loadExport}
                empty={{
                    title: t('cloudGroups.noMembersTitle'),
                    text: t(onRemove ? 'cloudGroups.noMembersText' : 'cloudGroups.noMembersReader'),
                }}
            />
            {batch}
        </div>
    );
}
