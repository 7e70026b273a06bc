import type { CloudGroup } from '#dataProvider/types';
import { readingOf, type Reading } from '../../jobs/public';
import { useGroups } from '../detail/userReads';
import { isMember } from './batch';
import { GroupField } from './GroupField';
import { userDialog, type UserAsked, type UserDecided, type UserVerb } from './UserBatch';

interface Values {
    /** the chosen group; `''` while there is none */
    id: string;
}

interface Groups extends Reading {
    /** the groups of the selected users */
    groups: readonly CloudGroup[];
}

function useGroupsOfThem({ rows }: UserAsked<Values>): Groups {
    const groups = useGroups();
    const own = (groups.data ?? []).filter(({ id }) => rows.some(user => isMember(user, id)));
    return { ...readingOf([groups]), groups: own };
}

/** Members leave the cloud group of the page, or one that is chosen; who is not a member is left out. */
export const leaveGroup: UserVerb<Values, Groups> = {
    kind: 'leaveGroup',
    initial: { id: '' },
    reads: 'cloudGroups',
    useFacts: useGroupsOfThem,
    text: () => 'verbs.leaveGroup.text',
    obstacle: (user, { about: { target }, values: { id } }) => {
        const group = target ?? id;
        return group === '' || isMember(user, group) ? null : 'users.batch.reasons.noMember';
    },
    check: ({ id }, { about, facts }) => ({
        id: about.target === undefined && !facts.groups.some(group => group.id === id) && 'users.batch.group.choose',
    }),
    steps: ({ id }, { about }) => [{ verb: 'leaveGroup', group: about.target ?? id }],
    Fields: ({ about, facts }: UserDecided<Values, Groups>) =>
        about.target === undefined && <GroupField groups={facts.groups} none="users.batch.group.noneOfThem" />,
};

export default userDialog(leaveGroup);
