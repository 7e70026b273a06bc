import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Item, Job } from '#dataProvider/jobs/job';
import { JOBS_DATABASE } from '#storage/database';
import { soon } from '#storage/soon';
import { itemOfStored, jobOfStored } from './stored';

/**
 * Stores jobs in IndexedDB, with ids and without names (SESSION-1). Rejects if the browser refuses or does not respond, and if the data has
 * been cleared or removed (MANY-9).
 */

interface Schema extends DBSchema {
    jobs: { key: string; value: Job };
    /** by job and position in it */
    items: { key: [job: string, at: number]; value: Item & { job: string; at: number } };
}

export interface JobStorage {
    /** the jobs of all users */
    jobs(): Promise<Job[]>;
    items(job: string): Promise<Item[]>;
    add(job: Job, items: readonly Item[]): Promise<void>;
    saveJob(job: Job): Promise<void>;
    /** stores the items at these positions */
    saveItems(job: string, items: readonly Item[], places: readonly number[]): Promise<void>;
    dropItems(job: string): Promise<void>;
    drop(job: string): Promise<void>;
    close(): void;
}

const rangeOf = (job: string): IDBKeyRange => IDBKeyRange.bound([job, 0], [job, Infinity]);

/** Number of items that are handed to the storage in one task: thousands at once would block the page. */
const PORTION = 50;

/** Stores the items at these positions, in one transaction: it waits for each portion's requests, by which it stays open. */
async function putAll(
    store: { put(item: Schema['items']['value']): Promise<unknown> },
    job: string,
    items: readonly Item[],
    places: readonly number[],
): Promise<void> {
    for (let begin = 0; begin < places.length; begin += PORTION) {
        const portion = places.slice(begin, begin + PORTION);
        await Promise.all(
            portion.flatMap(at => {
                const item = items[at];
                return item ? [store.put({ ...item, job, at })] : [];
            }),
        );
    }
}

function storageIn(database: IDBPDatabase<Schema>): JobStorage {
    const change = (work: (transaction: ReturnType<typeof begin>) => void | Promise<void>): Promise<void> => {
        const transaction = begin();
        // The request's own error is the reason for the transaction's.
        const working = Promise.resolve(work(transaction)).catch((error: unknown) => {
            transaction.abort();
            throw error;
        });
        return soon(Promise.all([working, transaction.done]).then(() => undefined));
    };
    const begin = () => database.transaction(['jobs', 'items'], 'readwrite');
    /** Changes a job, which must exist. */
    const changeKnown = (job: string, work: (transaction: ReturnType<typeof begin>) => void | Promise<void>): Promise<void> =>
        change(async transaction => {
            if ((await transaction.objectStore('jobs').getKey(job)) === undefined) throw new Error('The job was removed.');
            await work(transaction);
        });
    return {
        jobs: async () => (await soon(database.getAll('jobs'))).map(jobOfStored),
        items: async job => {
            const [known, kept] = await soon(Promise.all([database.get('jobs', job), database.getAll('items', rangeOf(job))]));
            return kept.map(({ job: _job, at: _at, ...item }) => itemOfStored(item, known?.steps.length ?? 0));
        },
        add: (job, items) =>
            change(transaction => {
                void transaction.objectStore('jobs').put(job);
                return putAll(transaction.objectStore('items'), job.id, items, [...items.keys()]);
            }),
        saveJob: job => changeKnown(job.id, transaction => void transaction.objectStore('jobs').put(job)),
        saveItems: (job, items, places) =>
            changeKnown(job, transaction => putAll(transaction.objectStore('items'), job, items, places)),
        dropItems: job => change(transaction => void transaction.objectStore('items').delete(rangeOf(job))),
        drop: job =>
            change(transaction => {
                void transaction.objectStore('items').delete(rangeOf(job));
                void transaction.objectStore('jobs').delete(job);
            }),
        close: () => database.close(),
    };
}

/** Opens the storage; rejects if the browser refuses. `onClosed` is called when another tab has removed it or the browser has closed it. */
export async function openStorage(onClosed: () => void): Promise<JobStorage> {
    const opening = openDB<Schema>(JOBS_DATABASE, 1, {
        upgrade(made) {
            made.createObjectStore('jobs', { keyPath: 'id' });
            made.createObjectStore('items', { keyPath: ['job', 'at'] });
        },
        blocking(_now, _next, event) {
            (event.target as IDBDatabase).close();
            onClosed();
        },
        terminated: onClosed,
    });
    return storageIn(await soon(opening));
}
