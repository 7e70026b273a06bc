/** What other resources may import from the seats. */
export { seatActions } from './actions';
export { haveAllOf, isReleaseCode, normaliseCode } from './seat';
export { readUse, type KeyUses } from './overTime/use';
export { SeatState } from './SeatFields';

/** Loads how many keys of the page's licence have been in use over time; for `lazy`. */
export const loadOverTime = () => import('./overTime/LicenceOverTime');

/** Loads the modal that releases or removes a seat; for `lazy`. */
export const loadReleaseSeat = () => import('./ReleaseSeatModal');
