/** Shares one read among all callers that wait for it at the same time. A read that no caller waits for any longer is aborted. */
export interface SharedReads<Value> {
    /**
     * Waits for the read of `key`, starting it when none is under way. `current` is false when it was invalidated in the meantime. Aborting
     * `signal` rejects this caller only; the read itself is aborted with its last caller.
     */
    join(
        key: string,
        start: (signal: AbortSignal) => Promise<Value>,
        signal?: AbortSignal,
    ): Promise<{ value: Value; current: boolean }>;
    /** Callers that join afterwards start a new read; those already waiting get their result with `current: false`. */
    invalidate(which: (key: string) => boolean): void;
}

interface Read<Value> {
    answer: Promise<Value>;
    controller: AbortController;
    waiting: number;
    current: boolean;
}

export function createSharedReads<Value>(): SharedReads<Value> {
    const underWay = new Map<string, Read<Value>>();

    const end = (key: string, read: Read<Value>): void => {
        if (underWay.get(key) === read) underWay.delete(key);
    };

    const begin = (key: string, start: (signal: AbortSignal) => Promise<Value>): Read<Value> => {
        const controller = new AbortController();
        const read: Read<Value> = { answer: start(controller.signal), controller, waiting: 0, current: true };
        underWay.set(key, read);
        const ended = (): void => end(key, read);
        read.answer.then(ended, ended);
        return read;
    };

    return {
        join: (key, start, signal) =>
            new Promise((resolve, reject) => {
                const read = underWay.get(key) ?? begin(key, start);
                read.waiting += 1;
                const leave = (): void => {
                    read.waiting -= 1;
                    reject(new DOMException('The read was aborted.', 'AbortError'));
                    // A query that replaces this one may join within the same turn and still need the read.
                    setTimeout(() => {
                        if (read.waiting > 0) return;
                        end(key, read);
                        read.controller.abort();
                    }, 0);
                };
                if (signal?.aborted) leave();
                else signal?.addEventListener('abort', leave, { once: true });
                read.answer
                    .then(value => resolve({ value, current: read.current }), reject)
                    .finally(() => signal?.removeEventListener('abort', leave));
            }),

        invalidate(which) {
            for (const [key, read] of underWay) {
                if (!which(key)) continue;
                read.current = false;
                underWay.delete(key);
            }
        },
    };
}
