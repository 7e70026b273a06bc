import type { Job } from '#dataProvider/jobs/job';
import type { Subject } from '#dataProvider/jobs/steps';
import { keepNames, type Known } from './names';
import { showJobs } from './store';

/** What a job does, and for whom. */
export interface JobDraft extends Pick<Job, 'kind' | 'steps'> {
    people: readonly Subject[];
    /** their names, which are only kept in memory */
    known?: readonly Known[];
}

/** Starts a job; resolves with its id once it is stored. */
export async function startJob(draft: JobDraft): Promise<string> {
    showJobs({ wanted: true });
    keepNames(draft.known ?? []);
    const { start } = await import('./engine');
    return start(draft);
}
