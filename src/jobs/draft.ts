import type { Job } from '#dataProvider/jobs/job';
import type { Subject } from '#dataProvider/jobs/steps';
import type { Known } from './names';

/** What a job does, and for whom. */
export interface JobDraft extends Pick<Job, 'kind' | 'steps'> {
    people: readonly Subject[];
    /** their names, which are only kept in memory */
    known?: readonly Known[];
}
