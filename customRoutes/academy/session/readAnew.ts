import type { Query, QueryClient } from '@tanstack/react-query';
import { PortalError } from '../../../dataProvider/errors';
import { academyKeys } from '../academyKeys';

/** What the pages read again when the session begins or ends, because it decides what is locked (contract, section 6). */

/** What says of itself or of what it holds whether it is locked. Tags, paths and comments are open to everybody. */
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

/** Whether it was refused for want of the session. */
const isRefused = (query: Query): boolean => query.state.status === 'error' && statusOf(query) === 403;

/** Whether it failed for a reason that passes. */
const isBroken = (query: Query): boolean => query.state.status === 'error' && !(statusOf(query) >= 400 && statusOf(query) < 500);

const refetch = (queries: QueryClient, concerned: (query: Query) => boolean): Promise<void> =>
    queries.invalidateQueries({ queryKey: academyKeys.all, predicate: concerned }, { cancelRefetch: false });

/**
 * The session has begun: what came locked, was refused or failed is read again, and that alone. What is on its way is looked at when it
 * has come; a failure has had its second try by then.
 */
export async function readUnlocked(queries: QueryClient): Promise<void> {
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

/** The session has ended: what may be locked now is read again. */
export const readLocked = (queries: QueryClient): Promise<void> => refetch(queries, isLockable);
