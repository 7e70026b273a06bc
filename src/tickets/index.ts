import type { ResourceDefinition } from 'ra-core';
import type { Ticket } from '../../dataProvider/types';

/** The resource definition of the tickets. */
export const tickets: ResourceDefinition = {
    name: 'tickets',
    recordRepresentation: (ticket: Ticket) => String(ticket.index),
};
