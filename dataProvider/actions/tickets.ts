import type { Api } from '../api';
import { hasId, isObject } from '../checks';
import type { TicketMessage } from '../types';
import { readAll } from '../whole';
import { action, change } from './action';

/** Calls about tickets (TICKET-3 to TICKET-5). Texts are sent trimmed. */

const textOf = (content: string) => ({ content: content.trim(), type: 'text' as const });

/**
 * Opens a ticket with its first message; returns its id, or undefined when the server does not send it. 409 while another ticket is active.
 */
export const createTicket = action('POST /tickets', async (send, { content }: { content: string }) => {
    const { data } = await send({ body: textOf(content) });
    return isObject(data) && typeof data.ticketId === 'string' ? data.ticketId : undefined;
});

/** Closes an open ticket permanently. */
export const closeTicket = change('PATCH /tickets/{id}', ({ ticket }: { ticket: string }) => ({
    path: { id: ticket },
    body: { status: 'closed' as const },
}));

/** The messages of a ticket, in the server's order. */
export const getTicketMessages = (
    api: Api,
    { ticket, signal }: { ticket: string; signal?: AbortSignal },
): Promise<TicketMessage[]> => readAll(api, { call: 'GET /tickets/{id}/messages', path: { id: ticket }, signal }, {});

/**
 * Sends a message (at most 512 characters); returns its id, or undefined when the server does not send it. 409 when the ticket is closed.
 */
export const sendTicketMessage = action(
    'POST /tickets/{id}/messages',
    async (send, { ticket, content }: { ticket: string; content: string }) => {
        const { data } = await send({ path: { id: ticket }, body: textOf(content) });
        return hasId(data) ? data.id : undefined;
    },
);
