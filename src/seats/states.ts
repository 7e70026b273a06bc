import type { Seat } from '../../dataProvider/types';
import type { ListStates } from '../shared/list/types';

/** The states to filter a licence's seats by (LIST-11). */
export const SEAT_STATES: ListStates<Seat> = {
    choices: [
        { id: 'active', text: 'activeSeats', isIn: seat => seat.active },
        { id: 'inactive', text: 'inactiveSeats', isIn: seat => !seat.active },
    ],
    fields: ['id', 'keyId', 'licenceId', 'userId', 'machineName', 'active', 'activated', 'deactivated', 'licenceType'],
};
