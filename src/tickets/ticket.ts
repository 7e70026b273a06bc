import { isSameAddress } from '../../dataProvider/text';
import type { Ticket, TicketMessage, TicketStatus, User } from '../../dataProvider/types';
import { ABSENT } from '../shared/format/absent';

/** The rules of tickets (TICKET-2 to TICKET-6). Pure; times in epoch seconds. */

/** Maximum length of a message, in code points of the trimmed text. */
export const MESSAGE_MAXIMUM = 512;

export const ACTIVE: readonly TicketStatus[] = ['open', 'inprogress'];
export const CLOSED: readonly TicketStatus[] = ['closed', 'solved'];

type Stated = Pick<Ticket, 'status'>;

/** Whether a ticket is active (open or in progress): it accepts messages, and no second ticket can be opened. */
export const isActive = ({ status }: Stated): boolean => ACTIVE.includes(status);

/** Returns the ticket number for display, with at least five digits; "–" if it is missing. */
export const ticketNumber = ({ index }: Pick<Ticket, 'index'>): string =>
    Number.isNaN(index) ? ABSENT : String(index).padStart(5, '0');

type Person = Pick<User, 'role' | 'email'>;

/** A READER_ADMIN sees the customer's tickets but writes only in their own (ROLE-4). */
const mayChange = ({ authors }: Pick<Ticket, 'authors'>, { role, email }: Person): boolean =>
    role !== 'READER_ADMIN' || authors.some(author => isSameAddress(author, email));

/** Returns why no message can be written, or null: the ticket is closed, or belongs to somebody else. */
export function writeObstacle(ticket: Pick<Ticket, 'status' | 'authors'>, person: Person): 'closed' | 'foreign' | null {
    if (!isActive(ticket)) return 'closed';
    return mayChange(ticket, person) ? null : 'foreign';
}

/** Whether the user can close the ticket: only an open one. */
export const mayClose = (ticket: Pick<Ticket, 'status' | 'authors'>, person: Person): boolean =>
    ticket.status === 'open' && mayChange(ticket, person);

/** Returns who wrote a message: the user, another user of the customer, or support (TICKET-5). */
export function authorOf({ author, authorRole }: TicketMessage, email: string): 'self' | 'customer' | 'support' {
    if (authorRole !== 0) return 'support';
    return isSameAddress(author, email) ? 'self' : 'customer';
}

/** Whether the last of a ticket's messages, oldest first, is the support's and was written after what was seen last (TICKET-7). */
export function isUnread(messages: readonly Pick<TicketMessage, 'authorRole' | 'created'>[], seen: number): boolean {
    const last = messages.at(-1);
    return last !== undefined && last.authorRole !== 0 && last.created > seen;
}

/** Whether the ticket is the user's, who opened it (TICKET-2). */
export const isOwn = ({ authors: [owner] }: Pick<Ticket, 'authors'>, email: string): boolean =>
    owner !== undefined && isSameAddress(owner, email);

/** Whether an author is known to be somebody else: a server may send another name than the address. */
export const isOthers = (author: string | undefined, email: string): boolean =>
    author?.includes('@') === true && !isSameAddress(author, email);

/** Sorts messages by time, oldest first; messages of the same second keep the server's order. */
export const inOrder = (messages: readonly TicketMessage[]): TicketMessage[] =>
    [...messages].sort((one, other) => one.created - other.created);
