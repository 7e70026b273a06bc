import { recordedSince } from './recorder';

/** What is loaded when the first change is made: one file for all of it. */
export { drop, record, takeLeft } from './recorder';

/** Adds "Undo" to a message of success, if what was changed since can be undone (ACTIVITY-6). */
export const offerUndo = async (id: string, text: string, since: number, flagOf?: string): Promise<void> =>
    (await import('./UndoToast')).offerUndo(id, text, recordedSince(since, flagOf));
