/** What other resources may import from the seats. */
export { seatActions } from './actions';
export { isReleaseCode, normaliseCode } from './seat';
export { SeatState } from './SeatFields';

/** Loads the modal that releases or removes a seat; for `lazy`. */
export const loadReleaseSeat = () => import('./ReleaseSeatModal');
