import { useMemo, useState, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { paths } from '#src/config/paths';
import type { User } from '#dataProvider/types';
import { useCurrentCustomer } from '../../shared/hooks/useCurrent';
import { useMediaQuery } from '../../shared/hooks/useMediaQuery';
import { usePrinting } from '../../shared/hooks/usePrinting';
import { ResourceList } from '../../shared/list/ResourceList';
import type { ListSelection } from '../../shared/list/types';
import { nameWithEmail } from '../../shared/person';
import { userList } from './columns';
import { UserFilters } from './UserFilters';
import { createRelations, RelationsContext } from './relations';
import { RelationsRead, useRelationsLoaded } from './UserRelation';
import { useUserFilter } from './useUserFilter';

/** Window width in px from which licences and groups are shown. */
const WIDE_PX = 1100;

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
    const wide = useWide();
    const list = useMemo(() => userList({ customer, wide }), [customer, wide]);
    const hasGroups = customer !== undefined && !customer.flags.demo;
    const { filter, narrow } = useUserFilter();
    const [relations] = useState(createRelations);
    return (
        <RelationsContext value={relations}>
            <ResourceList<User>
                list={list}
                storeKey="users"
                label={t('users.listTitle')}
                narrow={narrow}
                filters={<UserFilters filter={filter} groups={hasGroups} />}
                name={nameWithEmail}
                href={pathOf}
                selection={selection}
                empty={{
                    title: t('users.emptyTitle'),
                    text: t(create ? 'users.emptyText' : 'users.emptyReader'),
                    action: create,
                }}
            >
                {wide && <RelationsRead groups={hasGroups} />}
            </ResourceList>
        </RelationsContext>
    );
}

/**
 * Whether licences and groups are shown. In print, where the media query refers to the paper: if the window had room for them, or if they have
 * been loaded (PRINT-2).
 */
function useWide(): boolean {
    const isWide = useMediaQuery(`(min-width: ${WIDE_PX}px)`);
    const printing = usePrinting();
    const isLoaded = useRelationsLoaded();
    const [wasWide, setWasWide] = useState(isWide);
    if (!printing && isWide !== wasWide) setWasWide(isWide);
    return printing ? wasWide || isLoaded : isWide;
}
