import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SortPayload } from 'ra-core';
import { useCallback, useSyncExternalStore } from 'react';
import { CAM_MODULE, type PortalDataProvider } from '../../dataProvider';
import type { Ticket, TicketMessage } from '../../dataProvider/types';
import { useChange } from '../shared/hooks/useChange';
import type { SearchFilter } from '../shared/list/useListUrlState';
import { listFreshMs, recordFreshMs } from '../shared/query/freshness';
import { queryKeys } from '../shared/query/keys';
import { useList, useReadList } from '../shared/query/lists';
import { recordQuery } from '../shared/query/records';
import { isNews, seenAt, subscribeSeen } from './seen';
import { noteStatus } from './status';
import { ACTIVE, inOrder, isActive } from './ticket';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';

/** Queries and changes of tickets. */

/** Polling interval of an active ticket, in milliseconds. */
export const POLL_MS = 15_000;

const NEWEST_FIRST: SortPayload = { field: 'created', order: 'DESC' };

/** The newest tickets, among which a sent one is searched for. */
const NEWEST = { pagination: { page: 1, perPage: 100 }, sort: NEWEST_FIRST };

/** Whether a licence contains the module for tickets; a 403, which means that none does, rejects. */
export function useCamModule() {
    const provider = usePortalDataProvider();
    return useQuery<boolean, Error>({
        queryKey: queryKeys.module(CAM_MODULE),
        queryFn: ({ signal }) => provider.hasModule({ module: CAM_MODULE, signal }),
        staleTime: listFreshMs('licences'),
    });
}

const MOST_ACTIVE = 500;

/** Fetches the active tickets that the user can see; the list shares the request. */
export function useActiveTickets({
    sort = NEWEST_FIRST,
    filterValues,
}: { sort?: SortPayload; filterValues?: SearchFilter } = {}) {
    const list = useList<Ticket>('tickets', {
        // all of them, because the list below leaves active tickets out: one missing here would not be shown at all
        pagination: { page: 1, perPage: MOST_ACTIVE },
        sort,
        filter: { ...filterValues, status: ACTIVE },
    });
    // A page of a large collection may contain one that has been closed since.
    return { ...list, data: list.data?.filter(isActive) };
}

/** Polls while the page is visible and the ticket is active, and refetches at once when the page becomes visible again. */
const watching = (active: boolean) =>
    ({
        refetchInterval: active ? POLL_MS : false,
        refetchIntervalInBackground: false,
        refetchOnWindowFocus: active ? 'always' : false,
    }) as const;

/** Fetches a ticket, polling as long as it is active. */
export function useTicket(id: string) {
    return useQuery({
        ...recordQuery<Ticket>(usePortalDataProvider(), 'tickets', id),
        refetchInterval: ({ state }) => (state.data && isActive(state.data) ? POLL_MS : false),
        refetchOnWindowFocus: ({ state }) => (state.data && isActive(state.data) ? 'always' : false),
    });
}

const messagesQuery = (provider: PortalDataProvider, ticket: string) => ({
    queryKey: queryKeys.ticketMessages(ticket),
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<TicketMessage[]> =>
        inOrder(await provider.getTicketMessages({ ticket, signal })),
    staleTime: recordFreshMs('tickets'),
    // The navigation marks an answer as long as it is unread.
    gcTime: Infinity,
});

/** Fetches the messages of a ticket, oldest first; polls while `active`. */
export function useMessages(ticket: string, { active }: { active: boolean }) {
    const provider = usePortalDataProvider();
    return useQuery<TicketMessage[], Error>({ ...messagesQuery(provider, ticket), ...watching(active) });
}

/** Up to this number of active tickets the last message of each is read; it takes a call per ticket. */
export const LATEST_READ = 3;

/** Re-renders when a message of one of the tickets was seen. */
const useSeen = (tickets: readonly string[]) => useSyncExternalStore(subscribeSeen, () => tickets.map(seenAt).join());

/** Whether a ticket's last message is an unread answer; re-renders when it is read. */
export function useIsNews(ticket: string, messages: readonly TicketMessage[] = []): boolean {
    useSeen([ticket]);
    return isNews(ticket, messages);
}

/**
 * Returns those of the active tickets whose last message is an unread one from support; for more than `LATEST_READ` tickets nothing is read.
 */
export function useAnswered(active: readonly Ticket[]): {
    answered: readonly Ticket[];
    isPending: boolean;
    error: Error | null;
} {
    const provider = usePortalDataProvider();
    const read = active.length <= LATEST_READ ? active : [];
    useSeen(read.map(({ id }) => id));
    // As fresh as the list of active tickets; a ticket's own page refetches.
    const results = useQueries({
        queries: read.map(({ id }) => ({ ...messagesQuery(provider, id), staleTime: listFreshMs('tickets') })),
    });
    return {
        answered: read.filter(({ id }, at) => isNews(id, results[at]?.data ?? [])),
        isPending: results.some(result => result.isPending),
        error: results.find(result => result.error)?.error ?? null,
    };
}

/** Returns a function that reads the messages of a ticket outside of rendering: from the cache, or with `now` from the server. */
export function useReadMessages(ticket: string): (now: boolean) => Promise<readonly TicketMessage[]> {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    return useCallback(
        // Joins a pending refetch instead of repeating it.
        now => queries.query({ ...messagesQuery(provider, ticket), staleTime: now ? 0 : Infinity }),
        [provider, queries, ticket],
    );
}

/** Returns a function that reads the newest tickets, the oldest of them first: from the cache, or with `now` from the server. */
export function useReadTickets(): (now: boolean) => Promise<readonly Ticket[]> {
    const provider = usePortalDataProvider();
    const read = useReadList();
    return useCallback(
        async now => {
            // Does not update the cache: the current list would show the new ticket and read its messages, although the page is about to
            // change.
            const { data } = await (now ? provider.getList<Ticket>('tickets', NEWEST) : read<Ticket>('tickets', NEWEST));
            return [...data].reverse();
        },
        [provider, read],
    );
}

/** Opens a ticket with its first message; returns its id, or undefined when the server does not send it. */
export const useCreateTicket = () =>
    useChange(
        (provider, content: string) => provider.createTicket({ content }),
        ['POST /tickets'],
        id => id !== undefined,
    );

/** Sends a message; returns its id, or undefined when the server does not send it. */
export const useSendMessage = (ticket: string) =>
    useChange((provider, content: string) => provider.sendTicketMessage({ ticket, content }), ['POST /tickets/{id}/messages']);

/** Returns a function that closes an open ticket permanently; updates all cached reads of it at once. */
export function useCloseTicket(ticket: string): () => Promise<void> {
    const queries = useQueryClient();
    const close = useChange(provider => provider.closeTicket({ ticket }), ['PATCH /tickets/{id}']);
    return async () => {
        await close(undefined);
        noteStatus(queries, { id: ticket, status: 'closed' });
    };
}

/** Returns a function that fetches the ticket from the server, for use after a lost response. */
export function useReadTicket(ticket: string): () => Promise<Ticket> {
    const provider = usePortalDataProvider();
    const queries = useQueryClient();
    return useCallback(async () => {
        const { data } = await provider.getOne<Ticket>('tickets', { id: ticket });
        noteStatus(queries, data);
        return data;
    }, [provider, queries, ticket]);
}
