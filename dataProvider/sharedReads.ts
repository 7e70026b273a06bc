/** Reads that several callers wait for at once are made once. One that nobody waits for any more is aborted. */
export interface SharedReads<Value> {
    /**
     * Waits for the read of `key`, starting it when none is under way. `current` is false when it was outdated meanwhile.
     * Aborting `signal` rejects this caller alone; the read itself is aborted with its last caller.
     */
    join(
        key: string,
        start: (signal: AbortSignal) => Promise<Value>,
        signal?: AbortSignal,
    ): Promise<{ value: Value; current: boolean }>;
    /** Later callers start anew; those who wait get their answer, marked as not current. */
    outdate(which: (key: string) => boolean): void;
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
                    reject(new DOMException('The read was taken back.', 'AbortError'));
                    // A superseding question about the same collection comes within this turn and goes on waiting.
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

        outdate(which) {
            for (const [key, read] of underWay) {
                if (!which(key)) continue;
                read.current = false;
                underWay.delete(key);
            }
        },
    };
}
