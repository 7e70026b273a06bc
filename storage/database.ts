/** The browser's databases; separate from storage.ts, which the public pages load. */

/** Jobs, with ids and no names; src/jobs/database.ts; until sign-out, or 24 hours after they ended (SESSION-1, MANY-6). */
export const JOBS_DATABASE = 'jobs';

/** Plans, with their lists until they run; storage/planDatabase.ts; until sign-out, or 30 days after they ended (PLAN-4). */
export const PLANS_DATABASE = 'plans';

/** Whether the browser has one of them, as far as it can tell; false if storage is blocked. */
export async function mayExist(): Promise<boolean> {
    try {
        const known = await indexedDB.databases?.();
        return !known || known.some(({ name }) => name === JOBS_DATABASE || name === PLANS_DATABASE);
    } catch {
        return false;
    }
}
