import { useCallback } from 'react';
import { useT } from '#i18n/useT';
import { mayDo } from '../../authProvider/access';
import { paths } from '../config/paths';
import type { CloudGroup, Customer, User } from '../../dataProvider/types';
import { useShown } from '../shared/actions/action';
import { ResourceList } from '../shared/list/ResourceList';
import { nameWithEmail } from '../shared/person';
import { usePageRecord } from '../shared/RecordPage';
import { useTargetSelection } from '../users/public';
import { memberActions } from './actions';
import type { Member } from './cloudGroup';
import { memberList } from './memberColumns';
import type { GroupDialog } from './GroupDialogs';

const pathOf = (member: Member) => paths.user(member.id);

interface MemberListProps {
    me: User;
    customer: Customer;
    /** opens the dialog of an action; memoized by the caller */
    onDialog(dialog: GroupDialog): void;
}

/** The members of the page's group; for administrators their names link to the users. */
export function MemberList({ me, customer, onDialog }: MemberListProps) {
    const t = useT();
    const group = usePageRecord<CloudGroup>();
    const title = t('cloudGroups.fields.members');
    const [selection, batch] = useTargetSelection({ verb: 'leaveGroup', target: group.id, me, customer });

    const shown = useShown(onDialog);
    const actions = useCallback((member: Member) => shown(memberActions(member, me.role)), [shown, me.role]);
    const mayChange = mayDo(me.role, 'edit', 'cloudGroups');

    return (
        <div className="stack gap-12">
            <h2 className="heading no-margin">{title}</h2>
            <ResourceList<User>
                list={memberList}
                meta={{ group: group.id }}
                storeKey="cloud-group-members"
                label={title}
                name={nameWithEmail}
                href={mayDo(me.role, 'read', 'users') ? pathOf : undefined}
                actions={mayChange ? actions : undefined}
                selection={mayChange ? selection : undefined}
                empty={{
                    title: t('cloudGroups.noMembersTitle'),
                    text: t(mayChange ? 'cloudGroups.noMembersText' : 'cloudGroups.noMembersReader'),
                }}
            />
            {batch}
        </div>
    );
}
