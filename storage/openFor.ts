import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { soon } from './soon';

/** A database that is opened for each access, because there are few. All of it rejects if the browser refuses, is full or does not respond. */
interface Accessed<Schema extends DBSchema> {
    /** Opens it, works in it and closes it. */
    within<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result>;
    /** Deletes it, so that the next page need not look into it; never rejects. */
    remove(): Promise<void>;
}

/** Returns the access to the database of this name, which `upgrade` makes if there is none. */
export const openFor = <Schema extends DBSchema>(
    name: string,
    upgrade: (made: IDBPDatabase<Schema>) => void,
): Accessed<Schema> => ({
    async within(work) {
        const opening = openDB<Schema>(name, 1, {
            upgrade,
            blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
        });
        const database = await soon(opening);
        try {
            return await soon(work(database));
        } finally {
            database.close();
        }
    },
    remove: () => removeDatabase(name),
});

/** Deletes a database, so that the next page need not look into it. It stays where the browser refuses, which it may do at once. */
export async function removeDatabase(name: string): Promise<void> {
    try {
        await soon(deleteDB(name));
    } catch {
        // The next page looks into it.
    }
}

/** Prepares a transaction whose end is awaited last: when a request fails before that, the end does too, and nobody would have heard of it. */
export function endedLast<Transaction extends { done: Promise<void> }>(transaction: Transaction): Transaction {
    transaction.done.catch(() => undefined);
    return transaction;
}
