/** What other resources may import from the users. */
export { addOutcome, type AddOutcome } from './assignment';
export { ChosenUsers, Refusals } from './ChosenUsers';
export { isPerson, type Person } from './user';
export { UserPicker } from './UserPicker';
