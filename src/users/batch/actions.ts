import { mayDo } from '#authProvider/access';
import type { Customer, User } from '#dataProvider/types';
import type { Action } from '../../shared/actions/action';
import { CloseIcon, CloudGroupsIcon, DeleteIcon, LicencesIcon, RefreshIcon, SendIcon, SignOutIcon } from '../../ui/icons';
import type { BatchKind } from './batch';

const ICONS: Readonly<Record<BatchKind, Action['icon']>> = {
    licence: LicencesIcon,
    group: CloudGroupsIcon,
    reset: RefreshIcon,
    activate: SendIcon,
    take: CloseIcon,
    leave: CloseIcon,
    logout: SignOutIcon,
    delete: DeleteIcon,
};

/** An action on several users. */
export const batchAction = (kind: BatchKind): Action<BatchKind> => ({
    id: kind,
    label: `users.batch.titles.${kind}`,
    icon: ICONS[kind],
    tone: kind === 'delete' ? 'danger' : undefined,
    dialog: kind,
});

/** Returns the actions on several users that `me` may use: none without write access, and no cloud groups for demo customers. */
export function batchActions({ role }: Pick<User, 'role'>, customer: Pick<Customer, 'flags'>): Action<BatchKind>[] {
    const licences = mayDo(role, 'assign', 'licences');
    const groups = mayDo(role, 'edit', 'cloudGroups') && !customer.flags.demo;
    const mails = mayDo(role, 'send', 'users');
    const offered: readonly [BatchKind, boolean][] = [
        ['licence', licences],
        ['group', groups],
        ['reset', mails],
        ['activate', mails],
        ['take', licences],
        ['leave', groups],
        ['logout', mayDo(role, 'edit', 'users')],
        ['delete', mayDo(role, 'delete', 'users')],
    ];
    return offered.flatMap(([kind, may]) => (may ? [batchAction(kind)] : []));
}
