/** What other resources and pages may import from the tickets. */
export { mayOpenTickets } from './mayOpen';
export { isActive, isOwn, ticketNumber } from './ticket';
export { useAnswered } from './useTickets';
