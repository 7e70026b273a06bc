/** What other folders may import from the jobs. Small: everything heavier is imported when a job exists or starts. */
export { JobsFoot } from './JobsFoot';
export { SignOutQuestion, useSignOutQuestion } from './SignOutQuestion';
export type { JobDraft } from './draft';
export { startJob } from './start';
