import type { Tries } from './verified';
import { portalQueue, type Queue } from './queue';
import { perform, type Task } from './perform';

/** Runs a few calls while the user waits: by the rules of jobs and over their queue, but without storing anything (MANY-1 to MANY-3). */

export interface ManyResult<Item> {
    succeeded: Item[];
    failed: { item: Item; error: unknown }[];
}

/**
 * Runs a task for every item and waits for all of them: never rejects. Both lists are in the items' order. `tries` are those of the dialog
 * whose outcome is unknown: such an item is looked up before it is sent (MANY-3).
 */
export async function runMany<Item>(
    items: readonly Item[],
    taskOf: (item: Item) => Task,
    { tries = new Map(), queue = portalQueue }: { tries?: Tries; queue?: Queue } = {},
): Promise<ManyResult<Item>> {
    const works = items.map(item => ({ item, of: JSON.stringify(item), task: taskOf(item) }));
    const verdicts = await Promise.all(
        works.map(({ of, task }) =>
            perform(task, { queue, interactive: true, outcomeUnknown: task.look !== undefined && tries.has(of) }),
        ),
    );
    const result: ManyResult<Item> = { succeeded: [], failed: [] };
    works.forEach(({ item, of, task }, at) => {
        const verdict = verdicts[at];
        if (verdict && 'error' in verdict) {
            if (task.look && (verdict.kind === 'unknown' || verdict.unclear)) tries.set(of, task.look);
            result.failed.push({ item, error: verdict.error });
        } else {
            tries.delete(of);
            result.succeeded.push(item);
        }
    });
    return result;
}
