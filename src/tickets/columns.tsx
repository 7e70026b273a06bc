import type { Ticket } from '../../dataProvider/types';
import { chips } from '../shared/columns/chips';
import { day, free, name, text } from '../shared/columns/kinds';
import { listOf, state } from '../shared/columns/list';
import { codeWord } from '../shared/format/code';
import { Latest } from './ActiveTickets';
import { ACTIVE, CLOSED, isActive, ticketNumber } from './ticket';
import { Authors, lookOf, StatusMark, UnreadMark } from './TicketFields';
import styles from './tickets.module.css';

interface TicketListOptions {
    /** ids of those with an unread answer */
    unread: ReadonlySet<string>;
    /** shows the last message, for the person with this e-mail address */
    activityFor?: string;
}

/** A status that the portal does not know counts as closed: such a ticket takes no message. */
const closed = state<Ticket, 'status'>('closed', ['status'], ticket => !isActive(ticket), { filter: { status: CLOSED } });

export const TICKET_STATES = [
    state<Ticket, 'status'>('active', ['status'], isActive, { text: 'activeTickets', filter: { status: ACTIVE } }),
    closed,
];

/** The tickets in a state; those that are closed without one. */
export const ticketList = ({ unread, activityFor }: TicketListOptions) =>
    listOf<Ticket>({
        resource: 'tickets',
        columns: [
            name('index', 'tickets.fields.number', {
                of: ticketNumber,
                width: { px: 84 },
                file: { type: 'number', value: ticket => ticket.index },
            }),
            text('content', 'tickets.fields.content', {
                width: { flex: 3, min: 152 },
                yields: undefined,
                isIn: ticket => Boolean(ticket.content),
                cell: ticket => (
                    <span className={styles.excerpt} dir="auto" title={ticket.content}>
                        {ticket.content}
                    </span>
                ),
            }),
            chips('status', 'tickets.fields.status', {
                reads: ['status'],
                width: { min: unread.size > 0 ? 250 : 142 },
                of: (ticket, { t }) => [
                    { ...lookOf(ticket), text: codeWord(t, 'tickets.status', ticket.status) },
                    ...(unread.has(ticket.id) ? [{ tone: 'neutral', text: t('tickets.unread') } as const] : []),
                ],
                cell: ticket => (
                    <>
                        <StatusMark status={ticket.status} /> {unread.has(ticket.id) && <UnreadMark />}
                    </>
                ),
                file: { value: (ticket, { t }) => codeWord(t, 'tickets.status', ticket.status) },
            }),
            text('authors', 'tickets.fields.authors', {
                of: ticket => ticket.authors.join(', '),
                width: { flex: 2, min: 160 },
                yields: 1,
                inCards: 'wide',
                cell: ticket => <Authors authors={ticket.authors} />,
            }),
            day('created', 'tickets.fields.created', { readers: true }),
            activityFor !== undefined &&
                free('activity', 'tickets.fields.activity', {
                    reads: [],
                    width: { flex: 3, min: 200 },
                    yields: 2,
                    cell: (ticket, { language }) => <Latest ticket={ticket.id} email={activityFor} language={language} />,
                }),
        ],
        states: TICKET_STATES,
        stateless: closed,
        // the active ones, which the page shows above its list; a server may not know the first message as a field (TICKET-2)
        file: { unfiltered: true, wholeRecords: true },
    });
