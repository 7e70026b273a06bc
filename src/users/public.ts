/** What other resources may use of the users. */
export { addOutcome, type AddOutcome } from './assignment';
export { ChosenUsers, Refusals } from './ChosenUsers';
export { isPerson, type Person } from './user';
export { UserPicker } from './UserPicker';
