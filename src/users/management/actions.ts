import { mayDo } from '#authProvider/access';
import type { Customer, Role } from '#dataProvider/types';
import type { Action } from '../../shared/actions/action';
import { AcademyIcon, AssignIcon, PlusIcon, SendIcon, UsersIcon } from '../../ui/icons';

/** Loads the dialog that creates a user; called early when the button is hovered. */
export const loadCreate = () => import('./create/CreateUserModal');

interface Shown {
    role: Role;
    /** undefined until it has been read: whether a random password is offered depends on it */
    customer: Customer | undefined;
    /** all inactive users are listed, and nobody else */
    inactive: boolean;
}

type Opened = 'create' | 'everyInactive' | 'invite' | 'year';

/**
 * Returns the actions of the list of users: creating one, inviting several (INVITE-1) and the new year of a school (YEAR-1), which readers may
 * prepare, and sending the activation to all inactive ones.
 */
export const userListActions = ({ role, customer, inactive }: Shown): Action<Opened>[] => {
    const obstacle = customer ? null : 'licences.obstacles.customer';
    const offered: readonly (Action<Opened> | false)[] = [
        inactive &&
            mayDo(role, 'send', 'users') && {
                id: 'activate',
                label: 'verbs.activate.title',
                icon: SendIcon,
                place: 'beside',
                obstacle,
                dialog: 'everyInactive',
            },
        mayDo(role, 'create', 'users') && {
            id: 'create',
            label: 'users.create.title',
            icon: PlusIcon,
            place: 'main',
            prepare: () => void loadCreate().catch(() => undefined),
            obstacle,
            dialog: 'create',
        },
        { id: 'invite', label: 'users.invite', icon: UsersIcon, dialog: 'invite' },
        (customer?.flags.school === true || customer?.flags.demo === true) && {
            id: 'year',
            label: 'users.year',
            icon: AcademyIcon,
            dialog: 'year',
        },
    ];
    return offered.filter(action => action !== false);
};

/** The actions on selected users with that of leaving (LEAVE-1), which is a plan; those that destroy stay last (SHELL-16). */
export const withLeaving = <Verb extends string>(verbs: readonly Action<Verb>[]): Action<Verb | 'leave'>[] =>
    verbs.length === 0
        ? []
        : [
              ...verbs.filter(({ tone }) => tone !== 'danger'),
              { id: 'leave', label: 'users.leave', icon: AssignIcon, dialog: 'leave' },
              ...verbs.filter(({ tone }) => tone === 'danger'),
          ];
