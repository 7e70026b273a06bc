import { useTranslate } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { paths } from '../../customRoutes/paths';
import type { User } from '../../dataProvider/types';
import { useCurrentCustomer } from '../shared/hooks/useCurrent';
import { ResourceList } from '../shared/list/ResourceList';
import type { ListSelection } from '../shared/list/types';
import { nameOf } from '../shared/person';
import { userColumns } from './userColumns';

const ORDER = { field: 'email', dir: 'asc' } as const;
const pathOf = (user: User) => paths.user(user.id);

interface UserListProps {
    /** choosing rows, for people who may change something */
    selection?: ListSelection<User>;
    /** the way to the first user; none for people who may not create one */
    create: ReactNode;
}

/** The customer's users as grid or cards, searched and sorted as the contract's section 2 says; a row opens the user's page. */
export function UserList({ selection, create }: UserListProps) {
    const translate = useTranslate();
    const { data: customer } = useCurrentCustomer();
    const columns = useMemo(() => userColumns(translate, customer), [translate, customer]);
    return (
        <ResourceList<User>
            resource="users"
            storeKey="users"
            label={translate('users.title')}
            columns={columns}
            defaultOrder={ORDER}
            titleField="user"
            title={nameOf}
            href={pathOf}
            selection={selection}
            empty={{
                title: translate('users.emptyTitle'),
                text: translate(create ? 'users.emptyText' : 'users.emptyReader'),
                action: create,
            }}
        />
    );
}
