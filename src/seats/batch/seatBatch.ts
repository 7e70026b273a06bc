import type { Seat } from '#dataProvider/types';
import { seatAction } from '../seat';

/** The rules of actions on several seats: those of the actions on one, seat by seat (SEAT-2, SEAT-3, MANY-12). Pure. */

/** The verbs, also the last part of their texts' i18n keys. */
export const SEAT_BATCHES = ['releaseSeats', 'removeSeats'] as const;
export type SeatBatch = (typeof SEAT_BATCHES)[number];

/** Why a verb does not apply to a seat; also the last part of the message's i18n key. */
export type SeatObstacle = 'nodeLocked' | 'active' | 'inactive';

/** Returns why a verb does not apply to a seat, or null: a node-locked one needs the code that its machine shows. */
export function obstacleOf(seat: Pick<Seat, 'active' | 'licenceType'>, kind: SeatBatch): SeatObstacle | null {
    const action = seatAction(seat);
    if (kind === 'removeSeats') return action === 'remove' ? null : 'active';
    if (action === 'remove') return 'inactive';
    return action === 'releaseByCode' ? 'nodeLocked' : null;
}
