/** What other resources may import from the users. */
export { addOutcome, type AddOutcome } from './assignment';
export { Refusals } from './ChosenUsers';
export { PeopleField } from './PeopleField';
export { isPerson, type Person } from './user';
export { useTargetSelection } from './useTargetSelection';
