/** The browser's databases; separate from storage.ts, which the public pages load. */

/** Jobs, with ids and no names; src/jobs/database.ts; until sign-out, or 24 hours after they ended (SESSION-1, MANY-6). */
export const JOBS_DATABASE = 'jobs';

/** Whether the browser has this database, as far as it can tell; false if storage is blocked. */
export async function mayExist(database: string): Promise<boolean> {
    try {
        const known = await indexedDB.databases?.();
        return !known || known.some(({ name }) => name === database);
    } catch {
        return false;
    }
}
