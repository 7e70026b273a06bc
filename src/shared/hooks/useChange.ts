import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PortalDataProvider } from '#dataProvider';
import { invalidateAfter, type Change } from '../query/touches';
import { usePortalDataProvider } from './usePortalDataProvider';

/**
 * Returns a function that sends a change once: `change` calls the provider with the caller's parameters and rejects with a PortalError.
 * Afterwards, failed or not, what its `calls` touch is read again.
 * @param calls the calls that `change` makes, by name
 * @param leaves whether the result opens another page: that page reads its own data, and this one refetches nothing
 */
export function useChange<Params, Result>(
    change: (provider: PortalDataProvider, params: Params) => Promise<Result>,
    calls: readonly Change[],
    leaves?: (result: Result) => boolean,
): (params: Params) => Promise<Result> {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const { mutateAsync } = useMutation({
        mutationFn: (params: Params) => change(provider, params),
        onSuccess: result => invalidateAfter(queries, calls, leaves?.(result) ? 'none' : undefined),
        onError: () => invalidateAfter(queries, calls),
    });
    return mutateAsync;
}
