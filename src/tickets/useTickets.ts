import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SortPayload } from 'ra-core';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { CAM_MODULE, type PortalDataProvider } from '../../dataProvider';
import { resources } from '../../dataProvider/resources';
import type { Ticket, TicketMessage } from '../../dataProvider/types';
import { useChange } from '../shared/hooks/useChange';
import type { SearchFilter } from '../shared/list/useListUrlState';
import { listFreshMs, recordFreshMs } from '../shared/query/freshness';
import { useList, useReadList } from '../shared/query/lists';
import { recordQuery } from '../shared/query/queries';
import { ticketKeys } from './keys';
import { isNews, noteActive, seenActive, seenVersion, subscribeSeen } from './seen';
import { noteStatus } from './status';
import { ACTIVE, inOrder, isActive } from './ticket';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';

/** Queries and changes of tickets. */

/** Polling interval of an active ticket, in milliseconds. */
const POLL_MS = 15_000;

/** The newest tickets, among which a sent one is searched for. */
const NEWEST = { pagination: { page: 1, perPage: 100 }, sort: resources.tickets.defaultSort };

/** Whether a licence contains the module for tickets; a 403, which means that none does, rejects. */
export function useCamModule() {
    const provider = usePortalDataProvider();
    return useQuery<boolean, Error>({
        queryKey: ticketKeys.module(CAM_MODULE),
        queryFn: ({ signal }) => provider.hasModule({ module: CAM_MODULE, signal }),
        staleTime: listFreshMs('licences'),
    });
}

const MOST_ACTIVE = 500;

/** Fetches the active tickets that the user can see; the list shares the request. */
export function useActiveTickets({
    sort = resources.tickets.defaultSort,
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
    queryKey: ticketKeys.messages(ticket),
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

/** Re-renders when something was seen. */
const useSeen = () => useSyncExternalStore(subscribeSeen, seenVersion);

/** Whether a ticket's last message is an unread answer; re-renders when it is read. */
export function useIsNews(ticket: string, messages: readonly TicketMessage[] = []): boolean {
    useSeen();
    return isNews(ticket, messages);
}

/** Remembers which tickets are active, unless there are more than `LATEST_READ`; returns them. */
export function useNotedActive(tickets: readonly Ticket[]): readonly Ticket[] {
    const active = tickets.filter(isActive);
    const noted = active.length <= LATEST_READ ? active : [];
    const ids = noted.map(({ id }) => id).join('\n');
    useEffect(() => noteActive(ids ? ids.split('\n') : []), [ids]);
    return noted;
}

/**
 * Returns those of the tickets whose last message is an unread one from support: of the active ones, unless there are more than
 * `LATEST_READ`, and of those that have been closed since they were seen active (TICKET-7). The others' messages are not read.
 */
export function useAnswered(tickets: readonly Ticket[]): {
    answered: readonly Ticket[];
    isPending: boolean;
    error: Error | null;
} {
    const provider = usePortalDataProvider();
    useSeen();
    const active = useNotedActive(tickets);
    const watched = new Set(seenActive());
    const closed = tickets.filter(ticket => !isActive(ticket) && watched.has(ticket.id));
    const read = [...active, ...closed];
    const results = useQueries({
        queries: read.map(ticket => {
            const query = messagesQuery(provider, ticket.id);
            // As fresh as the list of active tickets; a ticket's own page refetches. A closed one is read once, after it was closed.
            return isActive(ticket)
                ? { ...query, staleTime: listFreshMs('tickets') }
                : { ...query, queryKey: ticketKeys.closed(ticket.id), staleTime: Infinity };
        }),
    });
    const answered = read.filter(({ id }, at) => isNews(id, results[at]?.data ?? []));
    const done = closed.filter(ticket => results[read.indexOf(ticket)]?.data && !answered.includes(ticket));
    const ids = done.map(({ id }) => id).join('\n');
    useEffect(() => noteActive(ids ? ids.split('\n') : [], false), [ids]);
    return {
        answered,
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
        id => id !== undefined,
    );

/** Sends a message; returns its id, or undefined when the server does not send it. */
export const useSendMessage = (ticket: string) =>
    useChange((provider, content: string) => provider.sendTicketMessage({ ticket, content }));

/** Returns a function that closes an open ticket permanently; updates all cached reads of it at once. */
export function useCloseTicket(ticket: Pick<Ticket, 'id' | 'status'>): () => Promise<void> {
    const queries = useQueryClient();
    const { id, status } = ticket;
    const close = useChange((provider, _: undefined) => provider.closeTicket({ ticket: id }, { was: { status } }));
    return async () => {
        await close(undefined);
        noteActive([id], false);
        noteStatus(queries, { id, status: 'closed' });
    };
}
