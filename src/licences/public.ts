/** What other resources may use of the licences. */
export { freeKeys, isAutomatic, isExpired } from './licence';
export { refusalText } from './refusal';
export { LicenceFrame } from './LicenceFrame';
export { RequestAcademyModal } from './RequestAcademyModal';
export { useTellRefusal } from './useTellRefusal';
