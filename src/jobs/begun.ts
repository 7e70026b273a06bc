import { tabLocks } from '../shared/tabs/leader';

/** Which plans have begun in whichever tab of this browser: by Web Locks, which also a tab sees that can store nothing (PLAN-4). */

const lockOf = (plan: string): string => `plan/${plan}`;
const here = new Set<string>();

/** Notes that a plan has begun, until the page ends. */
export function noteBegun(plan: string): void {
    if (here.has(plan)) return;
    here.add(plan);
    // It waits where another tab has the lock, and gets it when that one is closed.
    const hold = async (): Promise<unknown> => tabLocks()?.request(lockOf(plan), () => new Promise(() => undefined));
    hold().catch(() => undefined);
}

/** Whether another tab has begun a plan. */
export async function isBegunElsewhere(plan: string): Promise<boolean> {
    if (here.has(plan)) return false;
    try {
        const { held = [], pending = [] } = (await tabLocks()?.query()) ?? {};
        return [...held, ...pending].some(({ name }) => name === lockOf(plan));
    } catch {
        return false;
    }
}
