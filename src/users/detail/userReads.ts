import { useQueries } from '@tanstack/react-query';
import { sortRows } from '#dataProvider/localEngine';
import { incomplete } from '#dataProvider/odata/read';
import { seatOrder } from '#dataProvider/resources';
import { isSameId } from '#dataProvider/text';
import type { CloudGroup, Key, Licence, Seat } from '#dataProvider/types';
import { haveAllOf } from '../../seats/public';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import { FRESH_MS } from '../../shared/query/freshness';
import { useList } from '../../shared/query/lists';

/** The queries of a user's page. */

/** How long, in milliseconds, rows wait for the other reads of their table, which would move them if they arrived later. */
export const TOGETHER_MS = 1_000;

/** Fetches the user's licence keys, for all products. */
export const useUserKeys = (user: string) => useList<Key>('keys', { meta: { user } });

/** Fetches the user's cloud groups, default groups first. */
export const useUserGroups = (user: string) => useList<CloudGroup>('cloudGroups', { meta: { user } });

/** Fetches the customer's licences, only while `wanted`: for the rules of keys, and to select from. */
export const useLicences = (wanted = true) => useList<Licence>('licences', {}, { enabled: wanted });

/** Fetches all cloud groups of the customer by name; only while `wanted`. */
export const useGroups = (wanted = true) =>
    useList<CloudGroup>('cloudGroups', { sort: { field: 'label', order: 'ASC' } }, { enabled: wanted });

/**
 * Fetches the user's seats on the licences of these keys, which are the user's, in the order of a licence's seats (SEAT-4): over the queue of jobs,
 * because there may be many licences (MANY-1). `failed` are the licences whose seats could not be read, `error` is the first failure.
 */
export function useUserSeats(user: string, keys: readonly Pick<Key, 'id' | 'licenceId' | 'seats'>[]) {
    const provider = usePortalDataProvider();
    const licences = [...new Set(keys.map(({ licenceId }) => licenceId))];
    const held = (licence: string) => keys.filter(({ licenceId }) => licenceId === licence);
    /** A server may ignore the filter, and not say whose a seat is: then it is the user's if its key is (QUERY-14). */
    const isOwn = ({ userId, keyId }: Seat): boolean =>
        userId ? isSameId(userId, user) : keys.some(({ id }) => isSameId(id, keyId));
    return useQueries({
        queries: licences.map(licence => ({
            queryKey: ['seats', 'of', user, licence],
            queryFn: async ({ signal }: { signal: AbortSignal }) => {
                // All rows, of whomever: a server may ignore the filter (QUERY-14).
                const read = async (filter?: object): Promise<Seat[]> => {
                    const meta = { licence, queue: 'always' as const };
                    return (await provider.getList<Seat>('seats', { filter, meta, signal })).data;
                };
                const found = await read({ userId: user });
                return haveAllOf(user, held(licence), found) ? found : read();
            },
            staleTime: FRESH_MS,
        })),
        combine: reads => {
            // What a key names, and no row shows, is not known either.
            const failed = licences.filter((licence, at) => {
                const { isError = false, data } = reads[at] ?? {};
                return isError || (data && !haveAllOf(user, held(licence), data, true));
            });
            return {
                seats: sortRows(
                    reads.flatMap(({ data = [] }) => data.filter(isOwn)),
                    seatOrder,
                ),
                isPending: reads.some(({ isPending }) => isPending),
                failed,
                error: reads.find(({ isError }) => isError)?.error ?? (failed.length > 0 ? incomplete() : null),
                retry: () => licences.forEach((licence, at) => failed.includes(licence) && void reads[at]?.refetch()),
            };
        },
    });
}
