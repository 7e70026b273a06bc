import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { PortalDataProvider, ResourceName } from '../../../dataProvider';

/** Has everything of these resources read anew: what is shown at once, or (`none`) only when it is next opened. */
export function outdate(queries: QueryClient, resources: readonly ResourceName[], refetchType?: 'active' | 'none'): void {
    for (const resource of resources) void queries.invalidateQueries({ queryKey: [resource], refetchType });
}

/**
 * A change, sent once: `change` runs the call with the caller's parameters and rejects with a PortalError. Afterwards, failed or not,
 * everything of the `touched` resources is read anew: after a lost answer nobody knows what was done.
 * @param leaves whether another page is opened with the result: then that one reads what it shows, and this one nothing more
 */
export function useChange<Params, Result>(
    change: (provider: PortalDataProvider, params: Params) => Promise<Result>,
    touched: readonly ResourceName[],
    leaves?: (result: Result) => boolean,
): (params: Params) => Promise<Result> {
    const provider = useDataProvider<PortalDataProvider>();
    const queries = useQueryClient();
    const { mutateAsync } = useMutation({
        mutationFn: (params: Params) => change(provider, params),
        onSuccess: result => outdate(queries, touched, leaves?.(result) ? 'none' : undefined),
        onError: () => outdate(queries, touched),
    });
    return mutateAsync;
}
