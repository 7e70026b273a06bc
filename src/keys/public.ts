/** What other resources and pages may use of the keys. */
export { OwnKeys } from './OwnKeys';
