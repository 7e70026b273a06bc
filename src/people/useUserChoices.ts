import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { User } from '../../dataProvider/types';
import { useModalIdle } from '../ui/modal/Dialog';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { listFreshMs } from '../shared/query/freshness';
import { queryKeys } from '../shared/query/keys';
import { useCollection } from '../shared/query/lists';

/** Rows per request of a large collection. */
const PAGE = 100;

/**
 * Fetches all users that match a search (comma-separated terms), or more than 500 page by page as needed, so that it is fast even with tens
 * of thousands. @param expand the relation that shows who cannot be selected, e.g. the keys, so that it needs no call per user
 */
export function useUserChoices(search: string, expand: 'keys' | 'cloudGroups') {
    const provider = usePortalDataProvider();
    const enabled = useModalIdle();
    const request = {
        sort: { field: 'user', order: 'ASC' as const },
        filter: search ? { q: search } : {},
        meta: { expand: [expand], names: true },
    };
    const { query, page } = useCollection<User>('users', request, { enabled });
    const pages = useInfiniteQuery({
        queryKey: queryKeys.pages('users', request),
        queryFn: ({ pageParam, signal }) =>
            provider.getList<User>('users', { ...request, pagination: { page: pageParam, perPage: PAGE }, signal }),
        initialPageParam: 1,
        getNextPageParam: (last, all) => (all.length * PAGE < (last.total ?? 0) ? all.length + 1 : undefined),
        placeholderData: keepPreviousData,
        staleTime: listFreshMs('users'),
        enabled: enabled && page === null,
    });
    const isLarge = page === null;
    const { isPending, error, refetch } = isLarge ? pages : query;
    return {
        ...pages,
        isPending,
        error,
        refetch,
        isPlaceholderData: isLarge && pages.isPlaceholderData,
        users: (isLarge ? pages.data?.pages.flatMap(({ data }) => data) : page?.data) ?? [],
        total: (isLarge ? pages.data?.pages[0] : page)?.total ?? 0,
    };
}
