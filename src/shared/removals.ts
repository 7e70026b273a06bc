/**
 * What a sign-out still removes from this browser. The portal says that somebody has signed out once it is gone: whoever leaves the page at that
 * moment would otherwise leave it behind (ACTIVITY-2, PLAN-4).
 */

/** How long the sign-in page waits for it at most, in milliseconds. */
const LONGEST_MS = 1_000;

const pending = new Set<Promise<unknown>>();

/** Adds what is being removed. */
export function removing(work: Promise<unknown>): void {
    const settled = work.catch(() => undefined).finally(() => pending.delete(settled));
    pending.add(settled);
}

/** Resolves when all of it is removed, or after a second. */
export async function untilRemoved(): Promise<void> {
    // What hears of the end of the session later begins then.
    await Promise.resolve();
    const late = new Promise(resolve => setTimeout(resolve, LONGEST_MS));
    await Promise.race([Promise.all(pending), late]);
}
