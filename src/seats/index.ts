import type { ResourceDefinition } from 'ra-core';
import type { Seat } from '../../dataProvider/types';

/** The resource definition of the seats. */
export const seats: ResourceDefinition = {
    name: 'seats',
    recordRepresentation: (seat: Seat) => seat.machineName,
};
