import { seatAction } from '../seat';
import { seatDialog, sinceWhen, type SeatVerb } from './SeatBatch';

/** Inactive seats leave the list (SEAT-2). */
export const removeSeat: SeatVerb = {
    kind: 'removeSeat',
    initial: {},
    text: () => 'verbs.removeSeat.text',
    obstacle: seat => (seatAction(seat) === 'remove' ? null : 'seats.batch.reasons.active'),
    steps: (_values, { about }) => [{ verb: 'removeSeat', licence: about.licence.id }],
    subjects: sinceWhen,
};

export default seatDialog(removeSeat);
