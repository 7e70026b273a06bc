import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { PortalDataProvider, ResourceName } from '../../../dataProvider';

/**
 * A change, sent once: `change` runs the call with the caller's parameters and rejects with a PortalError. Afterwards, failed or not,
 * everything of the `touched` resources is read anew: after a lost answer nobody knows what was done.
 */
export function useChange<Params, Result>(
    change: (provider: PortalDataProvider, params: Params) => Promise<Result>,
    touched: readonly ResourceName[],
): (params: Params) => Promise<Result> {
    const provider = useDataProvider<PortalDataProvider>();
    const queries = useQueryClient();
    const { mutateAsync } = useMutation({
        mutationFn: (params: Params) => change(provider, params),
        onSettled: () => {
            for (const resource of touched) void queries.invalidateQueries({ queryKey: [resource] });
        },
    });
    return mutateAsync;
}
