/** What other resources and pages may import from the tickets. */
export { isActive, isOwn, ticketNumber } from './ticket';
export { useAnswered } from './useTickets';
