/** Calls about a few records, for dialogs; always imported lazily, because no page needs it at first (docs/adr/0015-jobs.md). */
export { runMany } from './many';
export {
    deletingTask,
    givingTask,
    hasKey,
    isAlone,
    isMissing,
    isSaved,
    joiningTask,
    leavingTask,
    seatTask,
    takingTask,
} from './verbs';
