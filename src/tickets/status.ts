import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Ticket } from '../../dataProvider/types';
import { queryKeys } from '../shared/query/keys';
import { noteActive } from './seen';
import { isActive } from './ticket';

/** Keeps a ticket's status consistent in all cached reads (TICKET-4). */

type Status = Pick<Ticket, 'id' | 'status'>;

/** A cached read of tickets: all rows of a small collection, or a page of a large one. */
interface Known {
    rows?: readonly Ticket[] | null;
    data?: readonly Ticket[];
}

/**
 * Updates the status of one ticket in the cached lists, which would otherwise still show it as active. Nothing else is known to have changed,
 * so they are refetched only when next used.
 */
export function noteStatus(queries: QueryClient, { id, status }: Status): void {
    const differs = (row: Ticket): boolean => row.id === id && row.status !== status;
    const renewed = (rows: readonly Ticket[]): Ticket[] => rows.map(row => (differs(row) ? { ...row, status } : row));
    queries.setQueryData<Ticket>(
        queryKeys.record('tickets', id),
        known => known && (differs(known) ? { ...known, status } : known),
    );
    for (const queryKey of [queryKeys.collections('tickets'), queryKeys.everyPage('tickets')]) {
        for (const query of queries.getQueryCache().findAll({ queryKey })) {
            const { rows, data } = (query.state.data ?? {}) as Known;
            if (![...(rows ?? []), ...(data ?? [])].some(differs)) continue;
            queries.setQueryData(query.queryKey, (known: Known | undefined) => ({
                ...known,
                ...(rows ? { rows: renewed(rows) } : {}),
                ...(data ? { data: renewed(data) } : {}),
            }));
            void queries.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' });
        }
    }
}

/** Does this for the ticket of a page, which is refetched more often than the lists, and remembers that it was active (TICKET-7). */
export function useNotedStatus({ id, status }: Status): void {
    const queries = useQueryClient();
    useEffect(() => {
        noteStatus(queries, { id, status });
        if (isActive({ status })) noteActive([id]);
    }, [queries, id, status]);
}
