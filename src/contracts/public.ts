/** What other resources and pages may import from the contracts. */
export { cancelsSoon, CANCEL_DAYS } from './states';
