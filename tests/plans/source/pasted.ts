import { readingPasted, type ReadList } from '#src/plans/source/read';
import { atOnce } from '#src/shared/sliced';

/** What was pasted, read at once. */
export const readPasted = (text: string): ReadList => atOnce(readingPasted(text));
