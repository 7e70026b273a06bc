import { useQueries } from '@tanstack/react-query';
import type { Key } from '#dataProvider/types';
import { spareKeys } from '../../keys/public';
import { nowSeconds } from '../../shared/format/date';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { everyQuery } from '../../shared/query/queries';

/**
 * Reads all keys of these licences (ids), and returns a function that returns a licence's keys, and those of them without a user; both empty
 * until they are loaded (`isPending`), or if they cannot be (`failure`).
 */
export function useEveryKey(licences: readonly string[]) {
    const provider = usePortalDataProvider();
    const queries = useQueries({
        queries: licences.map(licence => everyQuery(provider, 'keys', undefined, { licence })),
    });
    return (licence: string) => {
        const query = queries[licences.indexOf(licence)];
        const all = (query?.data ?? []) as Key[];
        return {
            all,
            spare: spareKeys(all, nowSeconds()),
            isPending: query?.isPending ?? false,
            failure: query?.error && !query.data ? { error: query.error, retry: () => query.refetch() } : null,
        };
    };
}
