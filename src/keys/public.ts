/** What other resources and pages may use of the keys. */
export { holdersOf, isListed, keyActions, spareKeys, type KeyAction } from './key';
export type { KeyDialog } from './KeyDialogs';
export { KeyExpiry } from './KeyFields';
export { KeyHolders } from './KeyHolders';
export { useLicenceKeys } from './useLicenceKeys';

/** Fetches a person's own keys; for `lazy`. */
export const loadOwnKeys = () => import('./OwnKeys');

/** Fetches the modals of the actions on a key; for `lazy`. */
export const loadKeyDialogs = () => import('./KeyDialogs');
