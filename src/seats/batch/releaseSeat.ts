import { seatAction } from '../seat';
import { seatDialog, sinceWhen, type SeatVerb } from './SeatBatch';

/** Active seats become free; a node-locked one needs the code that its machine shows (SEAT-3). */
export const releaseSeat: SeatVerb = {
    kind: 'releaseSeat',
    initial: {},
    text: () => 'verbs.releaseSeat.text',
    obstacle(seat) {
        const action = seatAction(seat);
        if (action === 'remove') return 'seats.batch.reasons.inactive';
        return action === 'releaseByCode' ? 'seats.batch.reasons.nodeLocked' : null;
    },
    steps: (_values, { about }) => [{ verb: 'releaseSeat', licence: about.licence.id }],
    subjects: sinceWhen,
};

export default seatDialog(releaseSeat);
