import { ApiError, type Mock } from '../context';
import type { TicketMessageRow, TicketRow } from '../routes/tickets';

/** Support's side of tickets, which the portal's API does not have: replying, and setting the status. */

const STATUSES: readonly TicketRow['status'][] = ['open', 'inprogress', 'closed', 'solved'];
const SUPPORT = 'support@cad-provider.example';
const SUPPORT_ROLE = 1;

const statusOf = (value: unknown): TicketRow['status'] | undefined => {
    if (value === undefined) return undefined;
    const status = STATUSES.find(known => known === value);
    if (!status) throw new ApiError(400, `status must be one of ${STATUSES.join(', ')}`);
    return status;
};

/** Adds a reply from support and sets the status, each if given; returns the ticket with its messages. */
export function answerTicket(
    mock: Mock,
    id: string,
    wanted: { content?: unknown; status?: unknown },
): TicketRow & { messages: TicketMessageRow[] } {
    const ticket = mock.state.tickets.find(row => row.id === id);
    if (!ticket) throw new ApiError(404, 'There is no such ticket');
    const { content } = wanted;
    if (content !== undefined && (typeof content !== 'string' || content.trim() === '')) {
        throw new ApiError(400, 'content must be a text');
    }
    const status = statusOf(wanted.status);
    if (content === undefined && status === undefined) throw new ApiError(400, 'content or status is expected');

    if (status) ticket.status = status;
    if (content !== undefined) {
        mock.state.ticketMessages.push({
            id: mock.nextId('m'),
            ticketId: id,
            content,
            author: SUPPORT,
            authorRole: SUPPORT_ROLE,
            created: mock.now(),
        });
    }
    mock.save();
    return { ...ticket, messages: mock.state.ticketMessages.filter(message => message.ticketId === id) };
}
