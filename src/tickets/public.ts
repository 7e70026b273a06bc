/** What other resources and pages may import from the tickets. */
export { mayOpenTickets } from './mayOpen';
export { authorOf, inOrder, isActive, isOwn, ticketNumber } from './ticket';
export { LATEST_READ, useAnswered } from './useTickets';
