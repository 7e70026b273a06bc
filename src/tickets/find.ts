import type { Ticket } from '#dataProvider/types';
import { paths } from '../config/paths';
import { ofArea } from '../shared/finder/source';
import { TicketsIcon } from '../ui/icons';
import { ticketNumber } from './ticket';

export default ofArea<Ticket>('tickets', {
    kind: 'tickets',
    name: 'tickets.title',
    icon: TicketsIcon,
    list: paths.tickets,
    show: ticket => ({
        id: ticket.id,
        title: ticketNumber(ticket),
        detail: ticket.content ?? undefined,
        to: paths.ticket(ticket.id),
    }),
});
