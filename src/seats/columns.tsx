import type { Seat } from '../../dataProvider/types';
import { code, day, free, name } from '../shared/columns/kinds';
import { listOf, state } from '../shared/columns/list';
import { SeatKey, SeatState, SeatUser } from './SeatFields';

/** The seats of a licence. */
export const seatList = listOf<Seat>({
    resource: 'seats',
    // what releasing one takes
    reads: ['licenceId', 'keyId', 'licenceType'],
    columns: [
        name('machineName', 'seats.fields.machine', { width: { flex: 1.3 } }),
        free('state', 'seats.fields.state', {
            reads: ['active', 'activated', 'deactivated'],
            width: { flex: 1, min: 228 },
            yields: undefined,
            cell: seat => <SeatState value={seat} />,
            file: { value: (seat, { t }) => t(seat.active ? 'seats.active' : 'seats.inactive') },
        }),
        day('activated', 'export.columns.activated', { only: 'file', readers: true }),
        day('deactivated', 'export.columns.deactivated', { only: 'file', readers: true }),
        code('licenceType', 'licences.fields.type', 'licences.types', { only: 'file' }),
        free('key', 'keys.fields.key', {
            reads: ['keyId'],
            width: { flex: 1, min: 100 },
            yields: 2,
            inCards: 'wide',
            cell: seat => <SeatKey seat={seat} />,
        }),
        free('user', 'seats.fields.user', {
            reads: ['userId'],
            cell: (seat, { place }) => <SeatUser seat={seat} nowrap={place === 'table'} />,
        }),
    ],
    states: [
        state('active', ['active'], seat => seat.active, { text: 'activeSeats' }),
        state('inactive', ['active'], seat => !seat.active, { text: 'inactiveSeats' }),
    ],
    file: { reads: ['userId'], more: () => import('./fileColumns') },
});
