import { useMemo, useState } from 'react';
import type { Checked, Surroundings } from '../kind';
import type { AnyKind } from '../kinds';
import { useSliced, type Sliced } from '../../shared/sliced';

/** A draft, what was read for it, and what its check has found. */
export interface Found {
    draft: object;
    around: Surroundings;
    facts: ReturnType<AnyKind['useFacts']>;
    checked: Checked<string>;
}

/**
 * Reads what the check needs, and checks the draft: a long one in slices, so that the page can answer meanwhile. What is `found` is the last
 * that was found: `isBehind` while something is read or checked for the draft as it is now, or could not be read (PLAN-2).
 */
export function useChecked(kind: AnyKind, draft: object, around: Surroundings) {
    const [last, setLast] = useState<Found>();
    const long = kind.long?.isLong(draft) ? kind.long : null;
    // What is read depends on the rows too: on those that have been checked.
    const read = long && last ? last : { draft, around };
    const facts = kind.useFacts(read.draft, read.around);
    const isRead = !facts.failure && !facts.isPending && !facts.isReading;
    const work = useMemo(
        () =>
            long && isRead
                ? function* work(): Sliced<Found> {
                      return { draft, around, facts, checked: yield* long.checking(draft, facts, around) };
                  }
                : null,
        [long, isRead, draft, facts, around],
    );
    const sliced = useSliced(work);
    const atOnce = useMemo(
        (): Found | undefined =>
            long || !isRead ? undefined : { draft, around, facts, checked: kind.check(draft, facts, around) },
        [kind, long, isRead, draft, facts, around],
    );
    // What was typed into a question stays, and the focus, while more is read for an answer to another one.
    const found = (long ? sliced.result : atOnce) ?? last;
    if (found !== last) setLast(found);
    return { facts, found, isBehind: !isRead || sliced.isBehind };
}
