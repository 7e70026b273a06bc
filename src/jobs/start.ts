import type { JobDraft } from './draft';
import { keepNames } from './names';
import { showJobs } from './store';

/** Starts a job; resolves with its id once it is stored. */
export async function startJob(draft: JobDraft): Promise<string> {
    showJobs({ wanted: true });
    keepNames(draft.known ?? []);
    const { start } = await import('./engine');
    return start(draft);
}
