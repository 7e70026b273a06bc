import { hasId, isObject } from '../answers';
import { call } from '../call';
import { isCollection, wholeOf } from '../odata/read';
import * as texts from '../resources/errors';
import type { HttpClient } from '../httpClient';
import type { TicketMessage } from '../types';

/** Calls about tickets (TICKET-3 to TICKET-5). Texts are sent trimmed. */

const textOf = (content: string) => ({ content: content.trim(), type: 'text' as const });

/**
 * Opens a ticket with its first message; returns its id, or undefined when the server does not send it. 409 while another ticket is active.
 */
export async function createTicket(client: HttpClient, { content }: { content: string }): Promise<string | undefined> {
    const { data } = await call(client, 'POST /tickets', { body: textOf(content), errors: texts.createTicket });
    return isObject(data) && typeof data.ticketId === 'string' ? data.ticketId : undefined;
}

/** Closes an open ticket permanently. */
export async function closeTicket(client: HttpClient, { ticket }: { ticket: string }): Promise<void> {
    await call(client, 'PATCH /tickets/{id}', { path: { id: ticket }, body: { status: 'closed' }, errors: texts.closeTicket });
}

/** The messages of a ticket, in the server's order. */
export async function getTicketMessages(
    client: HttpClient,
    { ticket, signal }: { ticket: string; signal?: AbortSignal },
): Promise<TicketMessage[]> {
    const request = { path: { id: ticket }, signal, errors: texts.tickets, check: isCollection };
    const { data } = await call(client, 'GET /tickets/{id}/messages', request);
    return wholeOf<TicketMessage>(data);
}

/**
 * Sends a message (at most 512 characters); returns its id, or undefined when the server does not send it. 409 when the ticket is closed.
 */
export async function sendTicketMessage(
    client: HttpClient,
    { ticket, content }: { ticket: string; content: string },
): Promise<string | undefined> {
    const request = { path: { id: ticket }, body: textOf(content), errors: texts.sendMessage };
    const { data } = await call(client, 'POST /tickets/{id}/messages', request);
    return hasId(data) ? data.id : undefined;
}
