import { mayDo } from '../../authProvider/access';
import type { Role, Seat } from '../../dataProvider/types';
import type { Action } from '../shared/actions/action';
import { CloseIcon, SignOutIcon } from '../ui/icons';
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
