import type { Ticket } from '#dataProvider/types';
import { paths } from '../config/paths';
import { listed, sees } from '../shared/finder/source';
import type { Sources } from '../shared/finder/types';
import { TicketsIcon } from '../ui/icons';
import { ticketNumber } from './ticket';

const sources: Sources = reach =>
    sees(reach, 'tickets')
        ? [
              listed<Ticket>(reach, {
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
              }),
          ]
        : [];
export default sources;
