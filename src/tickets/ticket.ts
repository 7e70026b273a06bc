import { PortalError } from '../../dataProvider/errors';
import type { Ticket, TicketMessage, TicketStatus, User } from '../../dataProvider/types';

/** The rules of tickets (specification 2, sections 4 to 6 and 9; contract, sections 5 and 6). Pure; times in epoch seconds. */

/** Most characters of a message, code points of the trimmed text. */
export const MESSAGE_MAXIMUM = 512;

export const ACTIVE: readonly TicketStatus[] = ['open', 'inprogress'];
export const CLOSED: readonly TicketStatus[] = ['closed', 'solved'];

type Stated = Pick<Ticket, 'status'>;

/** Open and in progress are active: messages are taken, and no second ticket is. */
export const isActive = ({ status }: Stated): boolean => ACTIVE.includes(status);

/** The number as it is shown: five digits at least. */
export const ticketNumber = ({ index }: Pick<Ticket, 'index'>): string => String(index).padStart(5, '0');

type Person = Pick<User, 'role' | 'email'>;

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A reading administrator sees the customer's tickets and writes in own ones only (contract, section 3, "Roles"). */
const mayChange = ({ authors }: Pick<Ticket, 'authors'>, { role, email }: Person): boolean =>
    role !== 'READER_ADMIN' || authors.some(author => sameAddress(author, email));

/** Why no message can be written: the ticket is closed, or somebody else's; null when one can. */
export function writeObstacle(ticket: Pick<Ticket, 'status' | 'authors'>, person: Person): 'closed' | 'foreign' | null {
    if (!isActive(ticket)) return 'closed';
    return mayChange(ticket, person) ? null : 'foreign';
}

/** Only an open ticket can be closed by the customer. */
export const mayClose = (ticket: Pick<Ticket, 'status' | 'authors'>, person: Person): boolean =>
    ticket.status === 'open' && mayChange(ticket, person);

/** Who wrote a message: the person itself, somebody else of the customer, or the support (specification 2, section 3). */
export function authorOf({ author, authorRole }: TicketMessage, email: string): 'self' | 'customer' | 'support' {
    if (authorRole !== 0) return 'support';
    return sameAddress(author, email) ? 'self' : 'customer';
}

/** The oldest first; messages of the same second keep the server's order. */
export const inOrder = (messages: readonly TicketMessage[]): TicketMessage[] =>
    [...messages].sort((one, other) => one.created - other.created);

/** Whether the answer means that the person lacks the permission for tickets. */
export const isForbidden = (error: unknown): boolean => error instanceof PortalError && error.status === 403;
