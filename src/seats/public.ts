/** What other resources may import from the seats. */
export { SeatState } from './SeatFields';
