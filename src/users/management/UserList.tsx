import { useMemo, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import type { User } from '#dataProvider/types';
import { useCurrentCustomer } from '../../shared/hooks/useCurrent';
import { ResourceList } from '../../shared/list/ResourceList';
import type { ListSelection } from '../../shared/list/types';
import { nameWithEmail } from '../../shared/person';
import { USER_STATES } from './states';
import { userColumns } from './userColumns';

const SORT = { field: 'email', order: 'ASC' } as const;
const pathOf = (user: User) => paths.user(user.id);

interface UserListProps {
    /** makes rows selectable, for users with write access */
    selection?: ListSelection;
    /** button to create the first user; falsy without the permission */
    create: ReactNode;
}

/** The customer's users as a grid or cards, searched and sorted by LIST-3; a row opens the user's page. */
export function UserList({ selection, create }: UserListProps) {
    const t = useT();
    const { data: customer } = useCurrentCustomer();
    const columns = useMemo(() => userColumns(t, customer), [t, customer]);
    return (
        <ResourceList<User>
            resource="users"
            storeKey="users"
            label={t('users.listTitle')}
            columns={columns}
            sort={SORT}
            states={USER_STATES}
            titleField="user"
            name={nameWithEmail}
            href={pathOf}
            selection={selection}
            empty={{
                title: t('users.emptyTitle'),
                text: t(create ? 'users.emptyText' : 'users.emptyReader'),
                action: create,
            }}
        />
    );
}
