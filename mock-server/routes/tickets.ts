import type { Request, Router } from 'express';
import type { Ticket, TicketMessage } from '../../dataProvider/types';
import { text } from '../rows/schemas';
import type { Collections, MockState } from '../rows/state';
import type { Descriptions } from '../rows/types';
import type { Caller, CollectionOptions, Mock } from '../context';
import { answerCollection, answerRecord, THIN_TICKETS } from '../odata';
import { badRequest, bodyOf, conflict, forbidden, notFound, param, requiredText } from './shared/input';

export type TicketRow = Omit<Ticket, 'authors'> & { customerId: string; userId: string };
export type TicketMessageRow = TicketMessage & { id: string; ticketId: string };

declare module '../rows/state' {
    interface MockState {
        tickets: TicketRow[];
        ticketMessages: TicketMessageRow[];
    }
}

export { seedTickets as seed } from '../seed/tickets';

export const ROWS: Descriptions<Collections<'tickets' | 'ticketMessages'>> = {
    tickets: {
        name: 'ticket',
        prefix: 't',
        schema: 'Ticket',
        shared: ['id', 'index', 'status', 'created', 'content'],
        own: { customerId: text, userId: text },
        references: { customerId: 'customers', userId: 'users' },
    },
    ticketMessages: {
        name: 'message',
        prefix: 'm',
        schema: 'TicketMessage',
        shared: ['content', 'author', 'authorRole', 'created'],
        own: { id: text, ticketId: text },
        references: { ticketId: 'tickets' },
    },
};

/** The module that tickets belong to (TICKET-1). */
const CAM_MODULE = 126;
/** Characters, not code units (WIRE-14). */
const MESSAGE_MAXIMUM = 512;
const CUSTOMER_ROLE = 0;

/** The text of a new message: trimmed, not empty, at most 512 characters. */
const contentOf = (req: Request): string => {
    const content = requiredText(bodyOf(req), 'content');
    if (Array.from(content).length > MESSAGE_MAXIMUM) throw badRequest(`A message has at most ${MESSAGE_MAXIMUM} characters`);
    return content;
};

const isActive = ({ status }: TicketRow): boolean => status === 'open' || status === 'inprogress';

/** Whether a licence visible to the caller (for a USER: one that they have a key of) contains the CAM module. */
function hasCamLicence({ licences, keys }: MockState, { user, customer, isAdmin }: Caller): boolean {
    const own = new Set(keys.filter(key => key.userId === user.id).map(key => key.licenceId));
    return licences.some(
        licence =>
            licence.customerId === customer.id &&
            (isAdmin || own.has(licence.id)) &&
            (licence.modules ?? []).some(module => module.id === CAM_MODULE),
    );
}

const ticketOptions = (state: MockState): CollectionOptions<TicketRow, Ticket> => {
    const messages = new Map<string, TicketMessageRow[]>();
    for (const message of state.ticketMessages)
        messages.set(message.ticketId, [...(messages.get(message.ticketId) ?? []), message]);
    return {
        toWire: ({ id, index, status, created }) => {
            const own = messages.get(id) ?? [];
            return {
                id,
                index,
                status,
                created,
                authors: [...new Set(own.map(message => message.author))],
                content: own[0]?.content ?? '',
            };
        },
    };
};

/** Whether tickets come without their first message, which a search still finds. */
const isThin = (req: Request): boolean => req.app.get(THIN_TICKETS) === true;
const withoutContent = ({ content: _content, ...rest }: Record<string, unknown>): Record<string, unknown> => rest;

function answerTickets(req: Request, rows: readonly TicketRow[], state: MockState): object {
    const answer = answerCollection(req, rows, ticketOptions(state));
    if (!isThin(req)) return answer;
    return Array.isArray(answer) ? answer.map(withoutContent) : { ...answer, value: answer.value.map(withoutContent) };
}

function answerTicketRecord(req: Request, row: TicketRow, state: MockState): object {
    const answer = answerRecord(req, row, ticketOptions(state));
    return isThin(req) ? withoutContent(answer) : answer;
}

const messageOptions: CollectionOptions<TicketMessageRow, TicketMessage> = {
    toWire: ({ ticketId: _ticketId, ...message }) => message,
};

/** Support tickets (TICKET-1 to TICKET-6). A READER_ADMIN may write their own tickets. */
export function register(api: Router, mock: Mock): void {
    const permitted = (req: Request): Caller => {
        const caller = mock.caller(req);
        const refused = !caller.user.cam || (caller.customer.flags.school && !caller.isAdmin);
        if (refused || !hasCamLicence(mock.state, caller)) throw forbidden();
        return caller;
    };
    const visible = ({ user, customer, isAdmin }: Caller): TicketRow[] =>
        mock.state.tickets.filter(ticket => ticket.customerId === customer.id && (isAdmin || ticket.userId === user.id));
    const ticketOf = (req: Request, caller: Caller): TicketRow => {
        const ticket = visible(caller).find(row => row.id === param(req, 'id'));
        if (!ticket) throw notFound('Ticket');
        return ticket;
    };
    /** The ticket of a changing call: a READER_ADMIN sees all of the customer's, and changes only their own. */
    const writable = (req: Request): { caller: Caller; ticket: TicketRow } => {
        const caller = permitted(req);
        const ticket = ticketOf(req, caller);
        if (caller.isReader && ticket.userId !== caller.user.id) throw forbidden();
        return { caller, ticket };
    };
    const addMessage = (ticketId: string, { user }: Caller, content: string): TicketMessageRow => {
        const message = {
            id: mock.nextId('m'),
            ticketId,
            content,
            author: user.email,
            authorRole: CUSTOMER_ROLE,
            created: mock.now(),
        };
        mock.state.ticketMessages.push(message);
        mock.save();
        return message;
    };

    api.get('/tickets', (req, res) => {
        res.json(answerTickets(req, visible(permitted(req)), mock.state));
    });

    api.post('/tickets', (req, res) => {
        const caller = permitted(req);
        const content = contentOf(req);
        if (visible(caller).some(isActive)) throw conflict('There is an active ticket already');
        const id = mock.nextId('t');
        const index = Math.max(0, ...mock.state.tickets.map(ticket => ticket.index)) + 1;
        mock.state.tickets.push({
            id,
            index,
            status: 'open',
            created: mock.now(),
            customerId: caller.customer.id,
            userId: caller.user.id,
        });
        addMessage(id, caller, content);
        res.status(201).json({ ticketId: id });
    });

    api.get('/tickets/:id', (req, res) => {
        res.json(answerTicketRecord(req, ticketOf(req, permitted(req)), mock.state));
    });

    api.patch('/tickets/:id', (req, res) => {
        const { ticket } = writable(req);
        if (bodyOf(req)['status'] !== 'closed') throw badRequest('A ticket can only be closed');
        if (ticket.status !== 'open') throw conflict('Only an open ticket can be closed');
        ticket.status = 'closed';
        mock.save();
        res.json(answerTicketRecord(req, ticket, mock.state));
    });

    api.get('/tickets/:id/messages', (req, res) => {
        const ticket = ticketOf(req, permitted(req));
        const messages = mock.state.ticketMessages.filter(message => message.ticketId === ticket.id);
        res.json(answerCollection(req, messages, messageOptions));
    });

    api.post('/tickets/:id/messages', (req, res) => {
        const { caller, ticket } = writable(req);
        const content = contentOf(req);
        if (!isActive(ticket)) throw conflict('The ticket is closed');
        res.status(201).json(messageOptions.toWire(addMessage(ticket.id, caller, content)));
    });
}
