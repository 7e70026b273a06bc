/** What other resources may import from the licences. */
export { expiredObstacle } from './actions';
export { licencesWithMachines } from './find';
export { KeyCounting } from './KeyCounting';
export { freeKeys, isAutomatic, isExpired, isFull, isListed, PRODUCTS, usedPercent } from './licence';
export { LicenceActions } from './LicenceActions';
export { LicenceFrame } from './LicenceFrame';
export { daysUntilExpiry, overviewOf, SOON_DAYS } from './overview';
export { refusalReasons, useNotifyRefusal, useRefusalReasons } from './useNotifyRefusal';

/** Loads the modal that asks the administrators for an academy licence; for `lazyDialog`. */
export const loadRequestAcademy = () => import('./RequestAcademyModal');
