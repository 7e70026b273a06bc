// @vitest-environment node
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { saveEntries, type StoredEntry } from '#storage/activityDatabase';

/** How much is kept of what was changed in this browser (ACTIVITY-2). */

const DAY_MS = 24 * 60 * 60 * 1000;

it('deletes the oldest beyond 20,000 changes, and what is older than is kept, whenever it stores something', async () => {
    const now = Date.now();
    const entry = (number: number, at: number): StoredEntry => ({ id: `e${number}`, owner: number % 2 ? 'u1@c1' : 'u2@c1', at });
    const all = Array.from({ length: 20_003 }, (_, at) => entry(at, now - 30_000 + at));
    await saveEntries([...all, entry(90_001, now - 91 * DAY_MS)], 90 * DAY_MS, () => true);
    const ids = await new Promise<IDBValidKey[]>(done => {
        indexedDB.open('activity').addEventListener('success', event => {
            const { result } = event.target as IDBOpenDBRequest;
            const keys = result.transaction('entries').objectStore('entries').index('at').getAllKeys();
            keys.addEventListener('success', () => {
                result.close();
                done(keys.result);
            });
        });
    });
    expect(ids).toHaveLength(20_000);
    expect([ids[0], ids.at(-1)]).toEqual(['e3', 'e20002']);
}, 60_000);
