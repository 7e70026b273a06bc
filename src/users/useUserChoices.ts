import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import { freshTime, type PortalDataProvider } from '../../dataProvider';
import type { User } from '../../dataProvider/types';

/** Rows of one read. */
const PAGE = 100;

/**
 * All users that match a search (comma-separated terms), read page by page as they are needed; stays quick with ten thousands.
 * @param expand what tells who cannot be chosen, e.g. the keys, so that no call for each is needed
 */
export function useUserChoices(search: string, expand: 'keys' | 'cloudGroups') {
    const dataProvider = useDataProvider<PortalDataProvider>();
    const query = useInfiniteQuery({
        queryKey: ['users', 'choices', expand, search],
        queryFn: ({ pageParam, signal }) =>
            dataProvider.getList<User>('users', {
                pagination: { page: pageParam, perPage: PAGE },
                sort: { field: 'user', order: 'ASC' },
                filter: search ? { q: search } : {},
                meta: { expand: [expand], people: true },
                signal,
            }),
        initialPageParam: 1,
        getNextPageParam: (last, pages) => (pages.length * PAGE < (last.total ?? 0) ? pages.length + 1 : undefined),
        placeholderData: keepPreviousData,
        staleTime: freshTime('users'),
    });
    const users = useMemo(() => query.data?.pages.flatMap(page => page.data) ?? [], [query.data]);
    return { ...query, users, total: query.data?.pages[0]?.total ?? 0 };
}
