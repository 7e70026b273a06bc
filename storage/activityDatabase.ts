import type { DBSchema, IDBPDatabase } from 'idb';
import { ACTIVITY_DATABASE } from './database';
import { endedLast, openFor } from './openFor';

/** Stores in IndexedDB what was changed in this browser (ACTIVITY-2). Rejects if the browser refuses, is full or does not respond. */

/** What the storage itself knows of an entry. */
export interface StoredEntry {
    id: string;
    /** its owner: user and customer */
    owner: string;
    /** in milliseconds since 1970 */
    at: number;
}

interface Schema extends DBSchema {
    entries: { key: string; value: StoredEntry; indexes: { at: number } };
}

const { within, remove } = openFor<Schema>(
    ACTIVITY_DATABASE,
    made => void made.createObjectStore('entries', { keyPath: 'id' }).createIndex('at', 'at'),
);

const begin = (database: IDBPDatabase<Schema>) => endedLast(database.transaction('entries', 'readwrite'));

/** As many as are stored, of all users; the oldest are dropped. */
const MOST = 20_000;
/** How far, in milliseconds, an entry may lie in the future: more means that the clock was set back. */
const AHEAD_MS = 24 * 60 * 60 * 1000;

/**
 * Stores entries, or replaces those with the same ids; not those of an owner whom `isMeant` refuses by the time it writes. What is older than these
 * milliseconds, or too much, is deleted, of all users.
 */
export const saveEntries = (
    entries: readonly StoredEntry[],
    keptMs: number,
    isMeant: (entry: StoredEntry) => boolean,
): Promise<void> =>
    within(async database => {
        const { store, done } = begin(database);
        await Promise.all([...entries.filter(isMeant).map(entry => store.put(entry)), done]);
        await tidy(database, keptMs);
    });

/** Deletes what is older than these milliseconds, or too much, of all users. */
async function tidy(database: IDBPDatabase<Schema>, keptMs: number): Promise<void> {
    const { store, done } = begin(database);
    const byTime = store.index('at');
    const now = Date.now();
    const tooMany = (await store.count()) - MOST;
    const old = new Set([
        ...(await byTime.getAllKeys(IDBKeyRange.upperBound(now - keptMs))),
        ...(await byTime.getAllKeys(IDBKeyRange.lowerBound(now + AHEAD_MS))),
        ...(tooMany > 0 ? await byTime.getAllKeys(null, tooMany) : []),
    ]);
    await Promise.all([...[...old].map(key => store.delete(key)), done]);
}

/** The stored entries of a user; old ones of all users are deleted. */
export const storedEntries = (owner: string, keptMs: number): Promise<StoredEntry[]> =>
    within(async database => {
        await tidy(database, keptMs);
        return (await database.getAll('entries')).filter(entry => entry.owner === owner);
    });

/** Removes all entries of a user, and the storage itself if it is empty then, so that the next page need not look into it. */
export async function removeEntriesOf(owner: string): Promise<void> {
    const left = await within(async database => {
        const { store, done } = begin(database);
        const all = await store.getAll();
        await Promise.all([...all.filter(entry => entry.owner === owner).map(({ id }) => store.delete(id)), done]);
        return all.filter(entry => entry.owner !== owner).length;
    });
    if (left === 0) await remove();
}
