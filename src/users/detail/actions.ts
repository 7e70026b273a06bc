import { mayDo } from '#authProvider/access';
import type { Key, Licence, Role, User } from '#dataProvider/types';
import { keyActions, type KeyDialog } from '../../keys/public';
import { expiredObstacle } from '../../licences/public';
import type { Action } from '../../shared/actions/action';
import { nowSeconds } from '../../shared/format/date';
import { CloseIcon, DeleteIcon, PasswordIcon, PlusIcon, SendIcon, SignOutIcon } from '../../ui/icons';
import { mayDelete, type Me } from './detail';

/** The actions on a user as a whole, in display order; the destructive one comes last. */
type UserAction = 'addLicences' | 'recover' | 'activate' | 'send' | 'logout' | 'delete';

/** The modal of such an action. */
export interface UserActionDialog {
    kind: UserAction;
}

const SHOWN: Readonly<Record<UserAction, Pick<Action, 'label' | 'icon' | 'place' | 'tone'>>> = {
    addLicences: { label: 'userDetail.keys.add', icon: PlusIcon, place: 'main' },
    recover: { label: 'userDetail.actions.recover', icon: PasswordIcon, place: 'beside' },
    activate: { label: 'userDetail.actions.activate', icon: SendIcon, place: 'beside' },
    send: { label: 'userDetail.actions.send', icon: SendIcon },
    logout: { label: 'userDetail.actions.logout', icon: SignOutIcon },
    delete: { label: 'userDetail.actions.delete', icon: DeleteIcon, tone: 'danger' },
};

interface Rights {
    me: Me;
    /** may assign licences, also to guests */
    gives: boolean;
    /** may change the user (`mayManage`) */
    manages: boolean;
}

/**
 * Returns the actions on a user: inactive users get a new activation instead of a password reset (USER-5), nobody resets their own password
 * here (USER-6), and only USER and READER_ADMIN can be deleted (USER-8).
 */
export function userActions(
    user: Pick<User, 'id' | 'role' | 'active'>,
    { me, gives, manages }: Rights,
): Action<UserActionDialog>[] {
    const offered: readonly [UserAction, boolean][] = [
        ['addLicences', gives],
        [user.active ? 'recover' : 'activate', manages && user.id !== me.id],
        ['send', manages],
        ['logout', manages],
        ['delete', manages && mayDelete(user, me)],
    ];
    return offered.flatMap(([id, may]) => (may ? [{ id, ...SHOWN[id], dialog: { kind: id } }] : []));
}

/** The modal that takes a licence from a user. */
export interface RemoveLicenceDialog {
    kind: 'removeLicence';
    key: Key;
    licence: Licence;
}

/**
 * Returns the actions on a user's key: those of the licence's own list of keys (KEY-7), and removing the licence from the user, which is not
 * possible once it has expired (LICENCE-2). Deleting, which is always possible, comes last.
 */
export function userKeyActions(
    key: Key,
    licence: Licence,
    role: Role,
    now: number = nowSeconds(),
): Action<KeyDialog | RemoveLicenceDialog>[] {
    const offered = keyActions(key, licence, role, now);
    const remove: Action<RemoveLicenceDialog> = {
        id: 'remove',
        label: 'userDetail.keys.remove',
        icon: CloseIcon,
        tone: 'danger',
        obstacle: expiredObstacle(licence, now),
        dialog: { kind: 'removeLicence', key, licence },
    };
    return [
        ...offered.filter(({ id }) => id !== 'delete'),
        ...(mayDo(role, 'assign', 'licences') ? [remove] : []),
        ...offered.filter(({ id }) => id === 'delete'),
    ];
}
