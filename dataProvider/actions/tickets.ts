import { hasId, isObject } from '../answers';
import { isCollection, readCollection } from '../odata/read';
import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';
import type { TicketMessage } from '../types';

/** Calls about tickets (specification 2, section 7, "Tickets"; contract, section 5). Texts are sent trimmed. */

const ticketPath = (ticket: string, call = ''): string => `tickets/${encodeURIComponent(ticket)}${call}`;
const textOf = (content: string) => ({ content: content.trim(), type: 'text' });

/** Opens a ticket with its first message; answers its id, if the server tells it. 409 while one is active. */
export async function createTicket(client: HttpClient, { content }: { content: string }): Promise<string | undefined> {
    const { data } = await client('tickets', { method: 'POST', body: textOf(content), errors: texts.createTicket });
    return isObject(data) && typeof data.ticketId === 'string' ? data.ticketId : undefined;
}

/** Closes an open ticket for good. */
export async function closeTicket(client: HttpClient, { ticket }: { ticket: string }): Promise<void> {
    await client(ticketPath(ticket), { method: 'PATCH', body: { status: 'closed' }, errors: texts.closeTicket });
}

/** The messages of a ticket, in the server's order. */
export async function getTicketMessages(
    client: HttpClient,
    { ticket, signal }: { ticket: string; signal?: AbortSignal },
): Promise<TicketMessage[]> {
    const { data } = await client(ticketPath(ticket, '/messages'), { signal, errors: texts.tickets, check: isCollection });
    return readCollection<TicketMessage>(data).rows;
}

/** Writes a message (at most 512 characters); answers its id, if the server tells it. 409 when the ticket is closed. */
export async function sendTicketMessage(
    client: HttpClient,
    { ticket, content }: { ticket: string; content: string },
): Promise<string | undefined> {
    const request = { method: 'POST', body: textOf(content), errors: texts.sendMessage } as const;
    const { data } = await client(ticketPath(ticket, '/messages'), request);
    return hasId(data) ? data.id : undefined;
}
