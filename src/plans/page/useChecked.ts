import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Checked, Surroundings } from '../kind';
import type { AnyKind } from '../kinds';
import { useSliced, type Sliced } from '../../shared/sliced';

/** A draft, and what its check has found. */
export interface Found {
    draft: object;
    around: Surroundings;
    checked: Checked<string>;
}

/**
 * Reads what the check needs, and checks the draft: a long one in slices, so that the page can answer meanwhile, and until then what is `found`
 * is that of the draft before (PLAN-2).
 */
export function useChecked(kind: AnyKind, draft: object, around: Surroundings) {
    const long = kind.long?.isLong(draft) ? kind.long : null;
    const [last, setLast] = useState({ draft, around });
    // What is read depends on the rows too: on those that have been checked.
    const read = long ? last : { draft, around };
    const facts = kind.useFacts(read.draft, read.around);
    const isRead = !facts.failure && !facts.isPending && !facts.isReading;
    const work = useMemo(
        () =>
            long && isRead
                ? function* work(): Sliced<Found> {
                      return { draft, around, checked: yield* long.checking(draft, facts, around) };
                  }
                : null,
        [long, isRead, draft, facts, around],
    );
    const { result, isBehind } = useSliced(work);
    useEffect(() => {
        if (result) startTransition(() => setLast(result));
    }, [result]);
    const atOnce = useMemo(
        (): Found | undefined => (long || !isRead ? undefined : { draft, around, checked: kind.check(draft, facts, around) }),
        [kind, long, isRead, draft, facts, around],
    );
    return { facts, found: long ? result : atOnce, isBehind };
}
