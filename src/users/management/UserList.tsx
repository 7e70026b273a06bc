import { useMemo, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import type { User } from '#dataProvider/types';
import { useCurrentCustomer } from '../../shared/hooks/useCurrent';
import { useMediaQuery } from '../../shared/hooks/useMediaQuery';
import { ResourceList } from '../../shared/list/ResourceList';
import type { ListSelection } from '../../shared/list/types';
import { nameWithEmail } from '../../shared/person';
import { UserFilters } from './UserFilters';
import { userColumns } from './userColumns';
import { useUserFilter } from './useUserFilter';

/** Window width in px from which licences and groups are shown. */
const WIDE_PX = 1100;

const loadExport = () => import('./exported');
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
    const wide = useMediaQuery(`(min-width: ${WIDE_PX}px)`);
    const columns = useMemo(() => userColumns(t, { customer, wide }), [t, customer, wide]);
    const { filter, states } = useUserFilter();
    return (
        <ResourceList<User>
            resource="users"
            storeKey="users"
            label={t('users.listTitle')}
            columns={columns}
            sort={SORT}
            states={states}
            filters={<UserFilters filter={filter} groups={customer !== undefined && !customer.flags.demo} />}
            titleField="user"
            name={nameWithEmail}
            href={pathOf}
            selection={selection}
            exports={loadExport}
            empty={{
                title: t('users.emptyTitle'),
                text: t(create ? 'users.emptyText' : 'users.emptyReader'),
                action: create,
            }}
        />
    );
}
