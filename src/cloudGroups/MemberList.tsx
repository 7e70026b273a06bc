import { useCallback } from 'react';
import { useT } from '#i18n/useT';
import { mayDo } from '../../authProvider/access';
import { paths } from '../config/paths';
import type { CloudGroup, Customer, User } from '../../dataProvider/types';
import { CloseIcon } from '../ui/icons';
import { ResourceList } from '../shared/list/ResourceList';
import type { RowAction } from '../shared/list/types';
import { nameWithEmail } from '../shared/person';
import { usePageRecord } from '../shared/RecordPage';
import { useTargetSelection } from '../users/public';
import type { Member } from './cloudGroup';
import { memberList } from './columns';
import styles from './cloudGroups.module.css';

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
            <ResourceList<User>
                list={memberList}
                meta={{ group: group.id }}
                storeKey="cloud-group-members"
                label={title}
                name={nameWithEmail}
                href={mayDo(me.role, 'read', 'users') ? pathOf : undefined}
                actions={onRemove ? actions : undefined}
                selection={onRemove ? selection : undefined}
                empty={{
                    title: t('cloudGroups.noMembersTitle'),
                    text: t(onRemove ? 'cloudGroups.noMembersText' : 'cloudGroups.noMembersReader'),
                }}
            />
            {batch}
        </div>
    );
}
