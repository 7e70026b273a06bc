import { isSameId } from '#dataProvider/text';
import { isGuest } from '../../shared/person';
import { userDialog, type UserVerb } from './UserBatch';

/** Users of the own customer are signed out everywhere; not oneself, whose session the job needs. */
export const logout: UserVerb = {
    kind: 'logout',
    initial: {},
    text: () => 'verbs.logout.text',
    obstacle: (user, { about: { me, customer } }) => {
        if (isGuest(user, customer)) return 'users.batch.reasons.foreign';
        return isSameId(user.id, me.id) ? 'users.batch.reasons.selfLogout' : null;
    },
    steps: () => [{ verb: 'logout' }],
};

export default userDialog(logout);
