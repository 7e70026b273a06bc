import type { StorageKey } from './storage';

/** The browser's databases; separate from storage.ts, which the public pages load. */

/** Jobs, with ids and no names; src/jobs/database.ts; until sign-out, or 24 hours after they ended (SESSION-1, MANY-6). */
export const JOBS_DATABASE = 'jobs';

/** Plans, with their lists until they run; storage/planDatabase.ts; until sign-out, or 30 days after they ended (PLAN-4). */
export const PLANS_DATABASE = 'plans';

/** What was changed in this browser, with ids; storage/activityDatabase.ts; until sign-out or for as long as the operator says (ACTIVITY-2). */
export const ACTIVITY_DATABASE = 'activity';

// With the database, because the public pages load storage.ts.
/** Who keeps on this computer what they changed here; src/config/activityKept.ts; for good (ACTIVITY-2). */
export const ACTIVITY_KEPT_KEY = 'activity-kept' as StorageKey;

/** Changes that the page was left before it stored them; src/shared/activity; until the next page of the portal stores them (ACTIVITY-1). */
export const ACTIVITY_LEFT_KEY = 'activity-left' as StorageKey;

/** Whether the browser has one of these databases, as far as it can tell; false if storage is blocked. */
export async function mayExist(...names: readonly string[]): Promise<boolean> {
    try {
        const known = await indexedDB.databases?.();
        return !known || known.some(({ name = '' }) => names.includes(name));
    } catch {
        return false;
    }
}

/** Deletes one of these databases, whoever still has it open once they have closed it. */
export const dropDatabase = (name: string): void => void indexedDB.deleteDatabase(name);
