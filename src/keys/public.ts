/** What other resources and pages may import from the keys. */
export { IDLE, idleReasons, isUnused, type Idle } from './idle';
export { canRenew, canSend, keyActions, type KeyDialog } from './actions';
export { holdersOf, isExpired, sharersOf, spareKeys, userIds } from './key';
export { KeyExpiry } from './KeyFields';
export { useDeleteKey } from './keyChanges';
export { KeyHolders } from './KeyHolders';
export { machinesOf } from './machines';
export { useLicenceKeys } from './useLicenceKeys';

/** Loads the table of a user's own keys; for `lazy`. */
export const loadOwnKeys = () => import('./OwnKeys');

/** Loads the modals of the actions on a key; for `lazy`. */
export const loadKeyDialogs = () => import('./KeyDialogs');
