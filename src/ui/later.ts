import { startTransition, useEffect, useState } from 'react';

/** What is loaded once it is needed. */
export interface Later<Value> {
    /** what has been loaded; undefined until then */
    readonly value: Value | undefined;
    /** Loads it, once; again after a failure. */
    load(): Promise<Value>;
    /** whether what it is for is rendered in slices, as a transition: pages and tables, which take long. Others are there sooner without. */
    isLarge?: boolean;
}

/** Makes a value that is loaded once it is needed. */
export function later<Value>(fetch: () => Promise<Value>, isLarge = false): Later<Value> {
    let value: Value | undefined;
    let pending: Promise<Value> | undefined;
    const begin = async (): Promise<Value> => {
        try {
            value = await fetch();
            return value;
        } finally {
            pending = undefined;
        }
    };
    return {
        get value() {
            return value;
        },
        load: async () => value ?? (pending ??= begin()),
        isLarge,
    };
}

/**
 * Returns what is loaded later, undefined until it is there; another one takes its place when that is there. Throws what kept it away. Nothing
 * is suspended: after a fallback of Suspense, however short, React waits 300 ms.
 * @param wanted whether to load it
 */
export function useLater<Value>(later: Later<Value>, wanted = true): Value | undefined {
    const [shown, setShown] = useState(() => later.value);
    const [failure, setFailure] = useState<Error | null>(null);
    useEffect(() => {
        if (!wanted || (shown !== undefined && shown === later.value)) return undefined;
        let isOver = false;
        later.load().then(
            value => {
                if (isOver) return;
                const show = (): void => setShown(() => value);
                if (later.isLarge) startTransition(show);
                else show();
            },
            (error: unknown) => isOver || setFailure(error as Error),
        );
        return () => {
            isOver = true;
        };
    }, [later, wanted, shown]);
    if (wanted && failure) throw failure;
    return shown;
}
