/** What other resources may import from the users. */
export { addOutcome, expiryProblem, hasLicence, isExpiryRequired, isGivable, shareOut, type AddOutcome } from './assignment';
export { mayDelete } from './detail/detail';
export { newUserErrors, offersRandomPassword } from './management/create/newUser';
export { isMember } from './batch/batch';
export { userActions, userKeyActions } from './detail/actions';
export { useRemoveFromGroup } from './detail/userChanges';
export { useGroups, useLicences } from './detail/userReads';
export type { LicenceWish } from './detail/detail';
export type { UserDialog } from './detail/UserDialogs';
export { STATE_CELL, WHO_COLUMNS } from './fileColumns';
export { ChosenUsers, Refusals } from './ChosenUsers';
export { PeopleField } from './PeopleField';
export { isPerson, type Person } from './user';
export { UserBadges } from './UserBadges';
export { useTargetSelection } from './useTargetSelection';

/** Loads the modal that adds users to the page's licence; for `lazy`. */
export const loadAddUsers = () => import('./ofLicence/AddUsersModal');

/** Loads the writer of the export "who has what" (EXPORT-5). */
export const loadWhoHasWhat = () => import('./whoHasWhat');

/** Loads the modals of the actions on a user; for `lazy`. */
export const loadUserDialogs = () => import('./detail/UserDialogs');
