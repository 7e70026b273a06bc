import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { freshTime } from '../../dataProvider';
import type { User } from '../../dataProvider/types';
import { useModalIdle } from '../shared/modal/Modal';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';

/** Rows per request. */
const PAGE = 100;

/**
 * Fetches all users that match a search (comma-separated terms), page by page as needed; fast even with tens of thousands.
 * @param expand the relation that shows who cannot be selected, e.g. the keys, so that it needs no call per user
 */
export function useUserChoices(search: string, expand: 'keys' | 'cloudGroups') {
    const dataProvider = usePortalDataProvider();
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
        enabled: useModalIdle(),
    });
    const users = useMemo(() => query.data?.pages.flatMap(page => page.data) ?? [], [query.data]);
    return { ...query, users, total: query.data?.pages[0]?.total ?? 0 };
}
