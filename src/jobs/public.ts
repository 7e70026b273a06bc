/** What other folders may import from the jobs. Small: everything heavier is imported when a job exists, starts or is prepared. */
export { BatchDialog } from './batch/BatchDialog';
export { readingOf, type Asked, type BatchVerb, type Decided, type Kin, type Reading } from './batch/verb';
export { JobsFoot } from './JobsFoot';
export { SignOutQuestion, useSignOutQuestion } from './SignOutQuestion';
