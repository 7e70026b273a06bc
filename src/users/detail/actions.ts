import { mayDo } from '#authProvider/access';
import { paths } from '#src/config/paths';
import type { CloudGroup, Customer, Key, Licence, Role, User } from '#dataProvider/types';
import { isSameId } from '#dataProvider/text';
import { keyActions, type KeyDialog } from '../../keys/public';
import { expiredObstacle } from '../../licences/public';
import type { Action } from '../../shared/actions/action';
import { nowSeconds } from '../../shared/format/date';
import {
    AssignIcon,
    CloseIcon,
    DeleteIcon,
    EditIcon,
    PasswordIcon,
    PlusIcon,
    SearchIcon,
    SendIcon,
    SignOutIcon,
    UsersIcon,
} from '../../ui/icons';
import { mayDelete, mayManage, type LicenceWish, type Me } from './detail';

/** The actions on a user as a whole, in display order; the destructive one comes last. */
type UserAction = 'addLicences' | 'like' | 'recover' | 'activate' | 'send' | 'logout' | 'leave' | 'delete' | 'edit' | 'addGroup';

/** The modal of such an action. */
export interface UserActionDialog {
    kind: UserAction;
    /** what is selected beforehand in the form that adds licences */
    chosen?: LicenceWish;
    /** the address of a user whose licences and cloud groups are taken over */
    like?: string;
}

const SHOWN: Readonly<Record<UserAction, Pick<Action, 'label' | 'icon' | 'place' | 'tone'>>> = {
    addLicences: { label: 'userDetail.keys.add', icon: PlusIcon, place: 'main' },
    like: { label: 'userDetail.actions.like', icon: UsersIcon },
    recover: { label: 'userDetail.actions.recover', icon: PasswordIcon, place: 'beside' },
    activate: { label: 'userDetail.actions.activate', icon: SendIcon, place: 'beside' },
    send: { label: 'userDetail.actions.send', icon: SendIcon },
    logout: { label: 'userDetail.actions.logout', icon: SignOutIcon },
    leave: { label: 'users.leave', icon: AssignIcon },
    delete: { label: 'userDetail.actions.delete', icon: DeleteIcon, tone: 'danger' },
    edit: { label: 'modal.edit', icon: EditIcon },
    addGroup: { label: 'userDetail.groups.add', icon: PlusIcon },
};

/** Those in the header of the page; the others are in the sections that they change. */
export const IN_HEADER: readonly (UserAction | 'why')[] = [
    'addLicences',
    'recover',
    'activate',
    'why',
    'like',
    'send',
    'logout',
    'leave',
    'delete',
];

/** What stops the user (WHY-1): for everybody who sees the page. */
export const whyAction = ({ id }: Pick<User, 'id'>): Action => ({
    id: 'why',
    label: 'userDetail.actions.why',
    icon: SearchIcon,
    place: 'beside',
    to: paths.userWhy(id),
});

interface Acting {
    me: Me;
    /** undefined until it has been read: who is a guest, and which rules apply, depends on it */
    customer: Customer | undefined;
}

/**
 * Returns the actions on a user: inactive users get a new activation instead of a password reset (USER-5), nobody resets their own password
 * here (USER-6), and only USER and READER_ADMIN can be deleted (USER-8). Guests can be given licences and groups, and lose them
 * when they leave (LEAVE-1), but not be changed (USER-10); demo
 * customers have no groups (CUSTOMER-4).
 */
export function userActions(
    user: Pick<User, 'id' | 'role' | 'active' | 'customer'>,
    { me, customer }: Acting,
): Action<UserActionDialog>[] {
    const manages = customer ? mayManage(user, me, customer) : mayDo(me.role, 'edit', 'users');
    const offered: readonly [UserAction, boolean][] = [
        ['addLicences', mayDo(me.role, 'assign', 'licences')],
        ['like', mayDo(me.role, 'assign', 'licences')],
        [user.active ? 'recover' : 'activate', manages && !isSameId(user.id, me.id)],
        ['send', manages],
        ['logout', manages],
        ['leave', mayDo(me.role, 'edit', 'plans') && !isSameId(user.id, me.id)],
        ['delete', manages && mayDelete(user, me)],
        ['edit', manages],
        ['addGroup', mayDo(me.role, 'assign', 'cloudGroups') && !customer?.flags.demo],
    ];
    const obstacle = customer ? null : 'licences.obstacles.customer';
    return offered.flatMap(([id, may]) => (may ? [{ id, ...SHOWN[id], obstacle, dialog: { kind: id } }] : []));
}

/** The modal that takes a user out of a group. */
export interface RemoveGroupDialog {
    kind: 'removeGroup';
    group: CloudGroup;
}

/** Returns the action on a group of a user. */
export const userGroupActions = (group: CloudGroup, { role }: Me): Action<RemoveGroupDialog>[] =>
    mayDo(role, 'assign', 'cloudGroups')
        ? [
              {
                  id: 'remove',
                  label: 'userDetail.groups.remove',
                  name: group.label,
                  icon: CloseIcon,
                  dialog: { kind: 'removeGroup', group },
              },
          ]
        : [];

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
