import type { QueryClient } from '@tanstack/react-query';
import type { Change } from '#dataProvider/calls';
import { touchedBy, type Touched } from '#dataProvider/calls/changes';
import { queryKeys } from './keys';

/** When stale queries are refetched: `active` those in use at once, `none` all of them when next used. */
export type Refetch = 'active' | 'none';

/** Invalidates everything read of these resources. */
export async function invalidate(
    queries: QueryClient,
    touched: Iterable<Touched>,
    refetchType: Refetch = 'active',
): Promise<void> {
    await Promise.all(
        [...touched].map(async resource => {
            const queryKey = resource === 'user' ? queryKeys.currentUser : queryKeys.resource(resource);
            // A response under way may predate the change, but would count as fresh.
            await queries.cancelQueries({ queryKey });
            void queries.invalidateQueries({ queryKey, refetchType });
        }),
    );
}

/** Invalidates what these changes touch. Call it after failures too: a change whose response was lost may have been made. */
export const invalidateAfter = (queries: QueryClient, changes: Iterable<Change>, refetchType?: Refetch): Promise<void> =>
    invalidate(queries, touchedBy(changes), refetchType);
