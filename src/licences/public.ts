/** What other resources may import from the licences. */
export { freeKeys, isAutomatic, isExpired } from './licence';
export { LicenceFrame } from './LicenceFrame';
export { RequestAcademyModal } from './RequestAcademyModal';
export { useNotifyRefusal, useRefusalReasons } from './useNotifyRefusal';
