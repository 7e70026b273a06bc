/** What the page before a renewal imports, whose code is loaded with it. */
export { counting, highestOfYear } from './curve';
export { useUses, type LicenceUse, type Uses } from './reads';
export { SeatsOverTime } from './SeatsOverTime';
export { Unread } from './Reading';
