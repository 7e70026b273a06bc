import { mayDo } from '../../authProvider/access';
import type { Role, Seat } from '../../dataProvider/types';
import type { Action } from '../shared/actions/action';
import { CloseIcon, SignOutIcon } from '../ui/icons';
import { SEAT_BATCHES, type SeatBatch } from './batch/seatBatch';
import { seatAction } from './seat';

/** Returns the action on a seat: releasing or removing it (SEAT-2). */
export function seatActions(seat: Seat, role: Role): Action<Seat>[] {
    if (!mayDo(role, 'release', 'seats')) return [];
    const removes = seatAction(seat) === 'remove';
    return [
        {
            id: 'release',
            label: removes ? 'seats.remove' : 'seats.release',
            icon: removes ? CloseIcon : SignOutIcon,
            dialog: seat,
        },
    ];
}

/** Returns the actions on several seats of a licence. */
export const seatBatchActions = (role: Role): Action<SeatBatch>[] =>
    mayDo(role, 'release', 'seats')
        ? SEAT_BATCHES.map(kind => ({
              id: kind,
              label: `seats.batch.titles.${kind}`,
              icon: kind === 'removeSeats' ? CloseIcon : SignOutIcon,
              dialog: kind,
          }))
        : [];
