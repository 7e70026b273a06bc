/** What other folders may import from the jobs. Small for pages that take little: everything heavier is split off, or imported when a job exists. */
export { BatchDialog } from './batch/BatchDialog';
export { readingOf, type Asked, type BatchVerb, type Decided, type Kin, type Reading } from './batch/verb';
export { JobsFoot } from './JobsFoot';
export { act } from './engine';
export { Controls } from './JobBar';
export { JobOutcome } from './JobOutcome';
export { JobStatus, TryAgain } from './JobStatus';
export { useFigures } from './jobTexts';
export { keptName, type Known } from './names';
export { newId } from './newId';
export { ownerOf } from './owner';
export { Paged } from './Paged';
export { startJob } from './start';
export { StateFilter } from './StateFilter';
export { isRunning, showJobs, useAnyOpen, useJobs, type ShownJob } from './store';
export { useItems } from './useItems';
export { useReadNames } from './useNames';
export { useReceipt } from './useReceipt';
