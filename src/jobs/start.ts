import type { Item, Job } from '#dataProvider/jobs/job';
import { showJobs } from './store';

/** What a job is to do, and for whom. */
export interface JobDraft extends Pick<Job, 'kind' | 'steps'> {
    people: readonly Pick<Item, 'id' | 'key' | 'quiet'>[];
}

/** Starts a job; resolves with its id when it is kept. */
export async function startJob(draft: JobDraft): Promise<string> {
    showJobs({ wanted: true });
    const { start } = await import('./engine');
    return start(draft);
}
