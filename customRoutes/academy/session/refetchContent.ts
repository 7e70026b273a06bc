import type { Query, QueryClient } from '@tanstack/react-query';
import { PortalError } from '#dataProvider/errors';
import { academyKeys } from '../keys';

/** Refetches queries when the session begins or ends, because the session decides what is locked (ACADEMY-7). */

/** Queries whose data contains `locked`. Tags, paths and comments never depend on the session. */
const LOCKABLE: readonly unknown[] = [
    academyKeys.directories,
    academyKeys.contents,
    academyKeys.playlists,
    academyKeys.videos,
    academyKeys.searches,
].map(key => key[1]);

const isLockable = ({ queryKey }: Query): boolean => LOCKABLE.includes(queryKey[1]);

const isLocked = ({ state }: Query): boolean => JSON.stringify(state.data ?? null).includes('"locked":true');

const statusOf = ({ state }: Query): number => (state.error instanceof PortalError ? state.error.status : 0);

/** Whether the query was refused because there was no session. */
const isRefused = (query: Query): boolean => query.state.status === 'error' && statusOf(query) === 403;

/** Whether the query failed for a temporary reason. */
const isBroken = (query: Query): boolean => query.state.status === 'error' && !(statusOf(query) >= 400 && statusOf(query) < 500);

const refetch = (queries: QueryClient, concerned: (query: Query) => boolean): Promise<void> =>
    queries.invalidateQueries({ queryKey: academyKeys.all, predicate: concerned }, { cancelRefetch: false });

/**
 * Called when the session begins: refetches only queries that were locked, refused or failed. A query under way is examined once it has
 * settled.
 */
export async function refetchUnlocked(queries: QueryClient): Promise<void> {
    const read = queries.getQueryCache().findAll({ queryKey: academyKeys.all });
    const coming = read.filter(({ state }) => state.fetchStatus === 'fetching');
    const there = new Set(
        read.filter(query => !coming.includes(query) && (isLocked(query) || isRefused(query) || isBroken(query))),
    );
    const again = refetch(queries, query => there.has(query));
    await Promise.all(
        coming.map(async query => {
            await query.promise?.catch(() => undefined);
            if (isLocked(query) || isRefused(query)) await refetch(queries, other => other === query);
        }),
    );
    await again;
}

/** Called when the session ends: refetches everything that may be locked now. */
export const refetchLocked = (queries: QueryClient): Promise<void> => refetch(queries, isLockable);
