import type { CloudGroup } from '#dataProvider/types';
import { readingOf, type Reading } from '../../jobs/public';
import { useGroups } from '../detail/userReads';
import { isMember } from './batch';
import { GroupField } from './GroupField';
import { userDialog, type UserDecided, type UserVerb } from './UserBatch';

interface Values {
    /** the chosen group; `''` while there is none */
    id: string;
}

interface Groups extends Reading {
    groups: readonly CloudGroup[];
}

function useAllGroups(): Groups {
    const groups = useGroups();
    return { ...readingOf([groups]), groups: groups.data ?? [] };
}

/** Users become members of a cloud group, guests too; who is one is left out. */
export const joinGroup: UserVerb<Values, Groups> = {
    kind: 'joinGroup',
    initial: { id: '' },
    draft: () => 'users/batch/joinGroup',
    reads: 'cloudGroups',
    useFacts: useAllGroups,
    obstacle: (user, { values }) => (isMember(user, values.id) ? 'users.batch.reasons.member' : null),
    check: ({ id }, { facts }) => ({ id: !facts.groups.some(group => group.id === id) && 'users.batch.group.choose' }),
    steps: ({ id }) => [{ verb: 'joinGroup', group: id }],
    Fields: ({ facts }: UserDecided<Values, Groups>) => <GroupField groups={facts.groups} none="users.batch.group.none" />,
};

export default userDialog(joinGroup);
