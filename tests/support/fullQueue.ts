import { MAX_CONCURRENCY } from '../../dataProvider/queue/pace';
import { portalQueue } from '../../dataProvider/queue/queue';

/** Fills the portal's queue with calls that end when the returned function is called; meanwhile every other one waits (MANY-1). */
export function fillQueue(): () => Promise<void> {
    let end = (): void => undefined;
    const open = new Promise<void>(resolve => {
        end = resolve;
    });
    const calls = Array.from({ length: MAX_CONCURRENCY }, () => portalQueue.call(() => open));
    return async () => {
        end();
        await Promise.all(calls);
    };
}

/** Makes the portal's queue as wide as at first: refusals in another file of the same worker have narrowed it (MANY-2). */
export async function widenQueue(): Promise<void> {
    for (let successes = 0; successes < MAX_CONCURRENCY ** 2; successes += 1) await portalQueue.call(() => Promise.resolve());
}
