/** What other resources may import from the licences. */
export { freeKeys, isAutomatic, isExpired, isFull, usedPercent } from './licence';
export { LicenceFrame } from './LicenceFrame';
export { daysUntilExpiry, overviewOf, SOON_DAYS } from './overview';
export { RequestAcademyModal } from './RequestAcademyModal';
export { refusalReasons, useNotifyRefusal, useRefusalReasons } from './useNotifyRefusal';
