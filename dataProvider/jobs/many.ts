import { portalLane, type Lane } from './lane';
import { perform, type Task } from './perform';

/** Runs a few calls while the user waits: by the rules of jobs and over their lane, but without storing anything (MANY-1 to MANY-3). */

export interface ManyResult<Item> {
    succeeded: Item[];
    failed: { item: Item; error: unknown }[];
}

/** Runs a task for every item and waits for all of them: never rejects. Both lists are in the items' order. */
export async function runMany<Item>(
    items: readonly Item[],
    taskOf: (item: Item) => Task,
    lane: Lane = portalLane,
): Promise<ManyResult<Item>> {
    const verdicts = await Promise.all(items.map(item => perform(taskOf(item), { lane, brief: true })));
    const result: ManyResult<Item> = { succeeded: [], failed: [] };
    items.forEach((item, at) => {
        const verdict = verdicts[at];
        if (verdict && 'error' in verdict) result.failed.push({ item, error: verdict.error });
        else result.succeeded.push(item);
    });
    return result;
}
