import type { Job } from '#dataProvider/jobs/job';
import type { Subject } from '#dataProvider/jobs/steps';
import type { Known } from './names';

/** What a job does, and for whom. */
export interface JobDraft extends Pick<Job, 'kind' | 'steps' | 'holds' | 'first'> {
    /** id of the plan that it carries out */
    plan?: string;
    people: readonly Subject[];
    /** their names, which are only kept in memory */
    known?: readonly Known[];
}
