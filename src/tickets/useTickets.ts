import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList, useGetOne } from 'ra-core';
import { useCallback } from 'react';
import { CAM_MODULE, freshTime, type PortalDataProvider } from '../../dataProvider';
import type { Ticket, TicketMessage } from '../../dataProvider/types';
import { useChange } from '../shared/hooks/useChange';
import { PAGE_SIZE, type ListOrder } from '../shared/list/types';
import { ACTIVE, inOrder, isActive } from './ticket';

/** Reads and changes of tickets (specification 2, section 7, "Tickets"). */

/** How often an open ticket is read anew, in milliseconds. */
export const POLL_MS = 15_000;

/** So many of the newest tickets are looked through for one that was just sent. */
const LOOKED_THROUGH = 100;

/** Whether a licence holds the module of the tickets; a 403 rejects and means that none does. */
export function useCamModule() {
    const provider = useDataProvider<PortalDataProvider>();
    return useQuery<boolean, Error>({
        queryKey: ['licences', 'module', CAM_MODULE],
        queryFn: ({ signal }) => provider.hasModule({ module: CAM_MODULE, signal }),
        staleTime: freshTime('licences'),
    });
}

const NEWEST_FIRST: ListOrder = { field: 'created', dir: 'desc' };

/** The active tickets that the person sees; answered from the same read as the list. */
export function useActiveTickets({ order = NEWEST_FIRST, search = '' }: { order?: ListOrder; search?: string } = {}) {
    return useGetList<Ticket, Error>(
        'tickets',
        {
            pagination: { page: 1, perPage: PAGE_SIZE },
            sort: { field: order.field, order: order.dir === 'asc' ? 'ASC' : 'DESC' },
            filter: { status: ACTIVE, ...(search ? { q: search } : {}) },
        },
        { staleTime: freshTime('tickets') },
    );
}

/** While the page is visible and the ticket takes messages, it is read again and again; at once when the page is seen again. */
const watching = (active: boolean) =>
    ({
        staleTime: 0,
        refetchInterval: active ? POLL_MS : false,
        refetchIntervalInBackground: false,
        refetchOnWindowFocus: active ? 'always' : false,
    }) as const;

/** One ticket, watched as long as it is active. */
export function useTicket(id: string) {
    return useGetOne<Ticket, Error>(
        'tickets',
        { id },
        {
            staleTime: 0,
            refetchInterval: ({ state }) => (state.data && isActive(state.data) ? POLL_MS : false),
            refetchOnWindowFocus: ({ state }) => (state.data && isActive(state.data) ? 'always' : false),
        },
    );
}

const messagesQuery = (provider: PortalDataProvider, ticket: string) => ({
    queryKey: ['tickets', 'messages', ticket] as const,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<TicketMessage[]> =>
        inOrder(await provider.getTicketMessages({ ticket, signal })),
});

/** The messages of a ticket, oldest first; watched while `active`. */
export function useMessages(ticket: string, { active }: { active: boolean }) {
    const provider = useDataProvider<PortalDataProvider>();
    return useQuery<TicketMessage[], Error>({ ...messagesQuery(provider, ticket), ...watching(active) });
}

/** Reads the messages of a ticket outside of rendering: as they are known, or asked of the server now. */
export function useReadMessages(ticket: string): (now: boolean) => Promise<readonly TicketMessage[]> {
    const provider = useDataProvider<PortalDataProvider>();
    const queries = useQueryClient();
    return useCallback(
        // A read that a change has set off is joined, not repeated.
        now => queries.query({ ...messagesQuery(provider, ticket), staleTime: now ? 0 : Infinity }),
        [provider, queries, ticket],
    );
}

/** Reads the newest tickets, oldest of them first: as they are known, or asked of the server now. */
export function useReadTickets(): (now: boolean) => Promise<readonly Ticket[]> {
    const provider = useDataProvider<PortalDataProvider>();
    return useCallback(
        async now => {
            const { data } = await provider.getList<Ticket>('tickets', {
                pagination: { page: 1, perPage: LOOKED_THROUGH },
                sort: { field: 'created', order: 'DESC' },
                filter: {},
                meta: now ? { refresh: true } : undefined,
            });
            return [...data].reverse();
        },
        [provider],
    );
}

/** Opens a ticket with its first message; answers its id, if the server tells it. */
export const useCreateTicket = () =>
    useChange(
        (provider, content: string) => provider.createTicket({ content }),
        ['tickets'],
        id => id !== undefined,
    );

/** Writes a message; answers its id, if the server tells it. */
export const useSendMessage = (ticket: string) =>
    useChange((provider, content: string) => provider.sendTicketMessage({ ticket, content }), ['tickets']);

/** Closes an open ticket for good. */
export const useCloseTicket = (ticket: string) => useChange(provider => provider.closeTicket({ ticket }), ['tickets']);

/** The ticket as the server has it now; after a lost answer. */
export function useReadTicket(ticket: string): () => Promise<Ticket> {
    const provider = useDataProvider<PortalDataProvider>();
    return useCallback(async () => (await provider.getOne<Ticket>('tickets', { id: ticket })).data, [provider, ticket]);
}
