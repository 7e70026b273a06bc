/** Calls about a few records, for dialogs; always imported lazily, because no page needs it at first (docs/adr/0015-jobs.md). */
export { runMany } from '../queue/many';
export { takeStep, takeSteps } from './dialog';
