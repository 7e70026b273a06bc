import { isSameId } from '#dataProvider/text';
import { isGuest } from '../../shared/person';
import { userDialog, type UserVerb } from './UserBatch';

/** The mail with the link to a new password: to active users of the own customer, not to oneself (USER-5). */
export const reset: UserVerb = {
    kind: 'reset',
    initial: {},
    text: () => 'verbs.reset.text',
    obstacle: (user, { about: { me, customer } }) => {
        if (isGuest(user, customer)) return 'users.batch.reasons.guest';
        if (isSameId(user.id, me.id)) return 'users.batch.reasons.self';
        return user.active ? null : 'users.batch.reasons.inactive';
    },
    steps: () => [{ verb: 'recover', only: 'active' }],
};

export default userDialog(reset);
