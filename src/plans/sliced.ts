import { useEffect, useMemo, useState } from 'react';
import { slices } from './source/pause';

/** Long work in parts, which `yield` after each, so that the page can answer between two of them. */
export type Sliced<Result> = Generator<void, Result>;

/** Number of rows up to which the work is quick enough to be done at once. */
export const QUICK_ROWS = 300;

/** Does the work at once. */
export function atOnce<Result>(work: Sliced<Result>): Result {
    for (;;) {
        const { done, value } = work.next();
        if (done) return value;
    }
}

/** Does the work in slices; undefined if it was given up. */
async function inSlices<Result>(work: Sliced<Result>, isGivenUp: () => boolean): Promise<Result | undefined> {
    const rest = slices();
    for (;;) {
        const { done, value } = work.next();
        if (done) return value;
        await rest();
        if (isGivenUp()) return undefined;
    }
}

/**
 * The result of long work: the first time done in slices, undefined until it is there; what follows a change at once, because most of it is known
 * by then.
 */
export function useSliced<Result>(work: (() => Sliced<Result>) | null): Result | undefined {
    const [first, setFirst] = useState<{ work: () => Sliced<Result>; result: Result }>();
    const isNew = first === undefined;
    useEffect(() => {
        if (!work || !isNew) return undefined;
        let isOver = false;
        void inSlices(work(), () => isOver).then(result => {
            if (!isOver && result !== undefined) setFirst({ work, result });
        });
        return () => {
            isOver = true;
        };
    }, [work, isNew]);
    const later = useMemo(() => (first && work && first.work !== work ? atOnce(work()) : undefined), [first, work]);
    return first && first.work === work ? first.result : later;
}
