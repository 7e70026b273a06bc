import { paths } from '../config/paths';
import { TicketsIcon } from '../ui/icons';
import { NavigationMark } from './NavigationMark';
import { mayOpenTickets } from './mayOpen';
import { ticketNumber } from './ticket';
import { inside, type Manifest } from '../shared/manifest';

/** The support tickets; `TicketsGate` decides who sees them. */
export const tickets: Manifest = {
    name: 'tickets',
    switch: 'tickets',
    finds: () => import('./find'),
    recordRepresentation: ticketNumber,
    pages: [
        {
            path: paths.tickets,
            load: () => import('./TicketsPage'),
            tables: [{ list: 'tickets' }],
        },
        { path: paths.ticket(':ticket'), load: () => import('./TicketPage') },
    ],
    area: {
        icon: TicketsIcon,
        texts: () => 'tickets',
        target: inside(paths.tickets),
        shown: mayOpenTickets,
        mark: NavigationMark,
    },
    offers: [{ id: 'create-ticket', titleKey: 'tickets.create.title', to: paths.tickets, ask: 'create', shown: mayOpenTickets }],
};
