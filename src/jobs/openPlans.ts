import { storedPlans } from '#storage/planDatabase';
import { showJobs } from './store';

/** Counts the stored plans of a user that have not ended, for the bar at the foot and the question at sign-out (PLAN-4). */
export async function countPlans(owner: string): Promise<void> {
    const plans = await storedPlans(owner).catch(() => []);
    showJobs({ plans: plans.filter(({ ended }) => ended === undefined).length });
}
