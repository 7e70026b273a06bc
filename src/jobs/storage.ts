import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Item, Job } from '#dataProvider/jobs/job';
import { JOBS_DATABASE } from '../config/database';

/** Where jobs are kept: IndexedDB, with ids and no names (SESSION-1). A storage that refuses counts as absent (MANY-9). */

interface Schema extends DBSchema {
    jobs: { key: string; value: Job };
    /** by job and place in it */
    items: { key: [job: string, at: number]; value: Item & { job: string; at: number } };
}

export interface JobStorage {
    /** every person's jobs */
    jobs(): Promise<Job[]>;
    items(job: string): Promise<Item[]>;
    add(job: Job, items: readonly Item[]): Promise<void>;
    saveJob(job: Job): Promise<void>;
    saveItem(job: string, at: number, item: Item): Promise<void>;
    dropItems(job: string): Promise<void>;
    drop(job: string): Promise<void>;
    close(): void;
}

const rangeOf = (job: string): IDBKeyRange => IDBKeyRange.bound([job, 0], [job, Infinity]);

function storageIn(database: IDBPDatabase<Schema>): JobStorage {
    return {
        jobs: () => database.getAll('jobs'),
        items: async job => (await database.getAll('items', rangeOf(job))).map(({ job: _job, at: _at, ...item }) => item),
        async add(job, items) {
            const transaction = database.transaction(['jobs', 'items'], 'readwrite');
            void transaction.objectStore('jobs').put(job);
            items.forEach((item, at) => void transaction.objectStore('items').put({ ...item, job: job.id, at }));
            await transaction.done;
        },
        saveJob: async job => {
            await database.put('jobs', job);
        },
        saveItem: async (job, at, item) => {
            await database.put('items', { ...item, job, at });
        },
        dropItems: job => database.delete('items', rangeOf(job)),
        async drop(job) {
            await database.delete('items', rangeOf(job));
            await database.delete('jobs', job);
        },
        close: () => database.close(),
    };
}

/** Opens the storage; null when the browser refuses. `onClosed`: another tab has removed it, because it was empty. */
export async function openStorage(onClosed: () => void): Promise<JobStorage | null> {
    try {
        const database = await openDB<Schema>(JOBS_DATABASE, 1, {
            upgrade(made) {
                made.createObjectStore('jobs', { keyPath: 'id' });
                made.createObjectStore('items', { keyPath: ['job', 'at'] });
            },
            blocking(_now, _next, event) {
                (event.target as IDBDatabase).close();
                onClosed();
            },
        });
        return storageIn(database);
    } catch {
        return null;
    }
}

/** Removes the empty storage, so that the next page need not look into it. */
export async function removeStorage(): Promise<void> {
    await deleteDB(JOBS_DATABASE).catch(() => undefined);
}
