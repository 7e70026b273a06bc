import { startTransition, useEffect, useState } from 'react';
import { slices } from './pause';

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

/** Does the work in slices; once it was given up it ends, and nobody is told. */
export async function inSlices<Result>(work: Sliced<Result>, isGivenUp: () => boolean = () => false): Promise<Result> {
    const rest = slices();
    for (;;) {
        const { done, value } = work.next();
        if (done) return value;
        await rest();
        if (isGivenUp()) return new Promise(() => undefined);
    }
}

interface Done<Result> {
    /** what was done last; undefined until something was */
    result: Result | undefined;
    /** other work is wanted by now */
    isBehind: boolean;
}

/** The result of long work, done in slices; until it is there, that of the work before. */
export function useSliced<Result>(work: (() => Sliced<Result>) | null): Done<Result> {
    const [done, setDone] = useState<{ work: () => Sliced<Result>; result: Result }>();
    const isBehind = work !== null && done?.work !== work;
    useEffect(() => {
        if (!work) return undefined;
        let isOver = false;
        void inSlices(work(), () => isOver).then(result => {
            // What shows it may take long to render: in parts too.
            if (!isOver) startTransition(() => setDone({ work, result }));
        });
        return () => {
            isOver = true;
        };
    }, [work]);
    return { result: done?.result, isBehind };
}
