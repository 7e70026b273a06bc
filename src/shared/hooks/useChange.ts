import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { PortalDataProvider, ResourceName } from '#dataProvider';
import { usePortalDataProvider } from './usePortalDataProvider';

/** Invalidates all queries of these resources; active ones refetch immediately, or (`none`) all of them only when they are next used. */
export function invalidate(queries: QueryClient, resources: readonly ResourceName[], refetchType?: 'active' | 'none'): void {
    for (const resource of resources) void queries.invalidateQueries({ queryKey: [resource], refetchType });
}

/**
 * Returns a function that sends a change once: `change` calls the provider with the caller's parameters and rejects with a PortalError.
 * Afterwards, failed or not, all queries of the `touched` resources are invalidated: after a lost response the outcome is unknown.
 * @param leaves whether the result opens another page: that page reads its own data, and this one refetches nothing
 */
export function useChange<Params, Result>(
    change: (provider: PortalDataProvider, params: Params) => Promise<Result>,
    touched: readonly ResourceName[],
    leaves?: (result: Result) => boolean,
): (params: Params) => Promise<Result> {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const { mutateAsync } = useMutation({
        mutationFn: (params: Params) => change(provider, params),
        onSuccess: result => invalidate(queries, touched, leaves?.(result) ? 'none' : undefined),
        onError: () => invalidate(queries, touched),
    });
    return mutateAsync;
}
