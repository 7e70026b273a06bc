/** The databases of the browser; apart from storage.ts, which the public pages load. */

/** Work on many, with ids and no names; src/jobs/storage.ts; until sign-out, or 24 hours after it has ended (SESSION-1, MANY-6). */
export const JOBS_DATABASE = 'jobs';

/** Whether the browser holds this database, as far as it can tell. A storage that refuses holds nothing. */
export async function mayExist(database: string): Promise<boolean> {
    try {
        const known = await indexedDB.databases?.();
        return !known || known.some(({ name }) => name === database);
    } catch {
        return false;
    }
}
