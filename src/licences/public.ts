/** What other resources may use of the licences. */
export { freeKeys, isAutomatic, isExpired } from './licence';
export { isUnnamedRefusal, refusalOf, refusalText, type Refusal, type RefusalFacts } from './refusal';
export { LicenceFrame } from './LicenceFrame';
export { RequestAcademyModal } from './RequestAcademyModal';
export { refusalReason, useTellRefusal, type RefusedChange } from './useTellRefusal';
