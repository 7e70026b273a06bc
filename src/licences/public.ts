/** What other resources may use of the licences. */
export { isAutomatic, isExpired } from './licence';
export { LicenceFrame } from './LicenceFrame';
export { RequestAcademyModal } from './RequestAcademyModal';
