import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as session from '#authProvider/session';
import { boundTo } from '#dataProvider/boundTo';
import type { Shown } from '#dataProvider/meanwhile';
import { beginOperation, type OperationProvider } from '#dataProvider/operation';
import type { Tries } from '#dataProvider/queue/verified';
import { invalidateAfter } from '../query/touches';
import { usePortalDataProvider } from './usePortalDataProvider';

/**
 * Returns a function that makes a change: `change` calls the provider with the caller's parameters and rejects with a PortalError. The
 * provider looks up what becomes of it when that is unknown (MANY-5). Afterwards, whether it failed or not, what its calls touch is invalidated.
 * @param leaves whether another page opens afterwards: that page reads its own data, so this one refetches nothing
 */
export function useChange<Params, Result>(
    change: (provider: OperationProvider, params: Params) => Promise<Result>,
    leaves?: (result: Result) => boolean,
): (params: Params) => Promise<Result> {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    const [tries] = useState<Tries>(() => new Map());
    const [shown] = useState<Shown>(() => new Map());
    const [token] = useState(session.getToken);
    const { mutateAsync } = useMutation({
        mutationFn: async (params: Params) => {
            const operation = beginOperation(
                boundTo(provider, () => session.getToken() === token),
                tries,
                shown,
            );
            let isLeft = false;
            try {
                const result = await change(operation.provider, params);
                isLeft = leaves?.(result) === true;
                return result;
            } finally {
                await invalidateAfter(queries, operation.changes, isLeft ? 'none' : 'active');
            }
        },
    });
    return mutateAsync;
}
