import { mayDo } from '#authProvider/access';
import type { Customer, User } from '#dataProvider/types';
import type { Action } from '../../shared/actions/action';
import { CloseIcon, CloudGroupsIcon, DeleteIcon, LicencesIcon, RefreshIcon, SendIcon, SignOutIcon } from '../../ui/icons';
import { lazyDialog } from '../../ui/modal/lazyDialog';

type Offer = (me: Pick<User, 'role'>, customer: Pick<Customer, 'flags'>) => boolean;

const licences: Offer = ({ role }) => mayDo(role, 'assign', 'licences');
const groups: Offer = ({ role }, { flags }) => mayDo(role, 'edit', 'cloudGroups') && !flags.demo;
const mails: Offer = ({ role }) => mayDo(role, 'send', 'users');
const edits: Offer = ({ role }) => mayDo(role, 'edit', 'users');
const deletes: Offer = ({ role }) => mayDo(role, 'delete', 'users');

/** The actions on several users, in display order: who may use them, and their dialogs. One that destroys comes last (SHELL-16). */
export const USER_VERBS = {
    giveLicence: { icon: LicencesIcon, may: licences, Dialog: lazyDialog(() => import('./giveLicence')) },
    joinGroup: { icon: CloudGroupsIcon, may: groups, Dialog: lazyDialog(() => import('./joinGroup')) },
    reset: { icon: RefreshIcon, may: mails, Dialog: lazyDialog(() => import('./reset')) },
    activate: { icon: SendIcon, may: mails, Dialog: lazyDialog(() => import('./activate')) },
    takeLicence: { icon: CloseIcon, may: licences, Dialog: lazyDialog(() => import('./takeLicence')) },
    leaveGroup: { icon: CloseIcon, may: groups, Dialog: lazyDialog(() => import('./leaveGroup')) },
    logout: { icon: SignOutIcon, may: edits, Dialog: lazyDialog(() => import('./logout')) },
    deleteUser: { icon: DeleteIcon, may: deletes, tone: 'danger', Dialog: lazyDialog(() => import('./deleteUser')) },
} as const;

export type UserVerbName = keyof typeof USER_VERBS;

/** An action on several users. */
export function userAction(verb: UserVerbName): Action<UserVerbName> {
    const { Dialog: _dialog, may: _may, ...shown } = USER_VERBS[verb];
    return { ...shown, id: verb, label: `verbs.${verb}.title`, dialog: verb };
}

/** Returns the actions on several users that `me` may use: none without write access, and no cloud groups for demo customers. */
export const userActionsFor: (...who: Parameters<Offer>) => Action<UserVerbName>[] = (...who) =>
    (Object.keys(USER_VERBS) as UserVerbName[]).filter(verb => USER_VERBS[verb].may(...who)).map(userAction);
