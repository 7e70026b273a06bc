/** Of several tabs one leads: the one with the Web Lock (MANY-6, ACADEMY-8). */

/** The browser's locks; undefined if it has none: an insecure origin, an old browser. */
export const tabLocks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

interface Leadership {
    /** name of the lock */
    name: string;
    /** ends the wait, or the leadership */
    signal: AbortSignal;
    /** this tab leads from now on */
    lead(): unknown;
    /** awaited after the end, before another tab may lead */
    end?(): Promise<unknown>;
}

/** Calls `lead` once this tab leads: when no other tab does, or at once where the browser has no locks or refuses them. */
export function waitToLead({ name, signal, lead, end }: Leadership): void {
    const locks = tabLocks();
    if (!locks) {
        void lead();
        return;
    }
    let isLeading = false;
    const held = async (): Promise<void> => {
        if (signal.aborted) return;
        isLeading = true;
        await lead();
        if (!signal.aborted) await new Promise(resolve => signal.addEventListener('abort', resolve, { once: true }));
        await end?.();
    };
    const request = async (): Promise<unknown> => locks.request(name, { signal }, held);
    request().catch(() => {
        // The browser may refuse, e.g. when storage is blocked.
        if (!isLeading && !signal.aborted) void lead();
    });
}
