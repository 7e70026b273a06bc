import type { DBSchema } from 'idb';
import { PLANS_DATABASE } from './database';
import { endedLast, openFor } from './openFor';

/** Stores plans in IndexedDB (PLAN-4). Rejects if the browser refuses or does not respond. */

/** What the storage itself knows of a plan. */
export interface StoredPlan {
    id: string;
    /** its owner: user and customer */
    owner: string;
    /** how often it was stored, so that a tab notices what another one has stored; absent in plans of earlier releases */
    revision?: number;
    /** when it ended, in milliseconds since 1970 */
    ended?: number;
}

interface Schema extends DBSchema {
    plans: { key: string; value: StoredPlan };
}

const { within, remove } = openFor<Schema>(PLANS_DATABASE, made => void made.createObjectStore('plans', { keyPath: 'id' }));

/** How long a plan is stored after it has ended, in milliseconds. */
const PLAN_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether a plan ended 30 days ago, or in the future because the clock was set back. */
export const isOldPlan = ({ ended }: Pick<StoredPlan, 'ended'>): boolean =>
    ended !== undefined && Math.abs(Date.now() - ended) > PLAN_KEPT_MS;

/** The stored plans of a user; old ones of all users are deleted. */
export const storedPlans = (owner: string): Promise<StoredPlan[]> =>
    within(async database => {
        const all = await database.getAll('plans');
        await Promise.all(all.filter(isOldPlan).map(({ id }) => database.delete('plans', id)));
        return all.filter(plan => plan.owner === owner && !isOldPlan(plan));
    });

/** Changes the plan that is stored, in one transaction; `change` returns null to delete it, and what it got to leave it. */
export const changeStoredPlan = (id: string, change: (stored: StoredPlan | null) => StoredPlan | null): Promise<void> =>
    within(async database => {
        const { store, done } = endedLast(database.transaction('plans', 'readwrite'));
        const stored = (await store.get(id)) ?? null;
        const next = change(stored);
        if (next === null) await store.delete(id);
        else if (next !== stored) await store.put(next);
        await done;
    });

/** Removes all plans of a user, and the storage itself if it is empty then, so that the next page need not look into it. */
export async function removePlansOf(owner: string): Promise<void> {
    const left = await within(async database => {
        const all = await database.getAll('plans');
        await Promise.all(all.filter(plan => plan.owner === owner).map(({ id }) => database.delete('plans', id)));
        return all.filter(plan => plan.owner !== owner).length;
    });
    if (left === 0) await remove();
}
