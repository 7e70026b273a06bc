import { createElement, useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useT } from '#i18n/useT';
import { mayDo } from '#authProvider/access';
import { paths } from '../../config/paths';
import { useBreadcrumb } from '../../shared/breadcrumb';
import { useRequestedAction } from '../../shared/hooks/useRequestedAction';
import { useCurrentCustomer, useCurrentUser } from '../../shared/hooks/useCurrent';
import { only, useShown } from '../../shared/actions/action';
import { Actions } from '../../shared/actions/Actions';
import { useSelectedIds } from '../../shared/list/useSelectedIds';
import { useSelection } from '../../shared/list/useSelection';
import { PageHeader } from '../../shared/PageHeader';
import { USER_VERBS, userActionsFor, type UserVerbName } from '../batch/verbs';
import { loadCreate, userListActions, withLeaving } from './actions';
import { UserList } from './UserList';
import { lazyDialog } from '../../ui/modal/lazyDialog';

const CreateUserModal = lazyDialog(loadCreate);
const SelectedUsers = lazyDialog(() => import('../batch/SelectedUsers'));

const CREATE = ['create', 'invite'];

/** The open modal. */
type Dialog = 'create' | 'selected' | 'everyInactive' | UserVerbName;

/** `/user-management`: the customer's users, with creating a user and batch actions. Users without write access only see the list. */
export default function UsersPage() {
    const t = useT();
    const { data: user } = useCurrentUser();
    const { data: customer } = useCurrentCustomer();
    const [dialog, setDialog] = useState<Dialog | null>(null);
    const selected = useSelectedIds('users');
    const title = t('users.title');
    useBreadcrumb([{ title }]);

    const mayChange = user !== undefined && mayDo(user.role, 'create', 'users');
    const navigate = useNavigate();
    const actions = useMemo(() => withLeaving(user && customer ? userActionsFor(user, customer) : []), [user, customer]);
    const onAction = useCallback(
        (opened: Dialog | 'leave') =>
            opened === 'leave'
                ? void navigate(paths.plans, { state: { ask: 'leave', people: selected.ids } })
                : setDialog(opened),
        [navigate, selected.ids],
    );
    const selection = useSelection(selected, { actions, onAction });
    useRequestedAction('create', () => setDialog('create'), mayChange);
    const close = () => setDialog(null);
    const [asked] = useSearchParams();
    const inactive = asked.get('state') === 'inactive' && !asked.has('licence') && !asked.has('group');
    const shown = useShown<Dialog | 'invite' | 'year'>(
        useCallback(
            opened =>
                opened === 'invite' || opened === 'year'
                    ? void navigate(paths.plans, { state: { ask: opened, people: opened === 'year' ? selected.ids : [] } })
                    : setDialog(opened),
            [navigate, selected.ids],
        ),
    );
    const offered = user ? userListActions({ role: user.role, customer, inactive }) : [];
    const create = only(offered, CREATE);
    return (
        <>
            <PageHeader title={title} actions={<Actions as="page" name={title} actions={shown(offered)} />} />
            <UserList
                selection={selection}
                create={create.length > 0 && <Actions as="page" name={title} actions={shown(create)} />}
            />
            {dialog &&
                user &&
                customer &&
                (dialog === 'create' ? (
                    <CreateUserModal customer={customer} onClose={close} />
                ) : dialog === 'selected' ? (
                    selection && <SelectedUsers selection={selection} onClose={close} />
                ) : dialog === 'everyInactive' ? (
                    <USER_VERBS.activate.Dialog me={user} customer={customer} onClose={close} />
                ) : (
                    createElement(USER_VERBS[dialog].Dialog, { selected, me: user, customer, onClose: close })
                ))}
        </>
    );
}
