import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PortalDataProvider } from '#dataProvider';
import type { Tries } from '#dataProvider/queue/verified';
import { invalidateAfter, type Change } from '../query/touches';
import { usePortalDataProvider } from './usePortalDataProvider';

/**
 * Returns a function that sends a change once: `change` calls the provider with the caller's parameters and rejects with a PortalError. Its
 * `tries` are those of this component whose outcome is unknown, for `sendVerified`.
 * Afterwards, whether it failed or not, invalidates what its `calls` touch.
 * @param calls the calls that `change` makes, by name
 * @param leaves whether another page opens afterwards: that page reads its own data, so this one refetches nothing
 */
export function useChange<Params, Result>(
    change: (provider: PortalDataProvider, params: Params, tries: Tries) => Promise<Result>,
    calls: readonly Change[],
    leaves?: (result: Result) => boolean,
): (params: Params) => Promise<Result> {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const [tries] = useState<Tries>(() => new Map());
    const { mutateAsync } = useMutation({
        mutationFn: (params: Params) => change(provider, params, tries),
        onSuccess: result => invalidateAfter(queries, calls, leaves?.(result) ? 'none' : undefined),
        onError: () => invalidateAfter(queries, calls),
    });
    return mutateAsync;
}
