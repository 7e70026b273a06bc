import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Guards a change: while one call is pending, further calls do nothing, so that three clicks and Enter send it once (docs/quality.md,
 * "Faults and input"). Returns the guarded function, which resolves to undefined when the call was ignored, and whether a call is pending.
 */
export function useSingleFlight<Args extends unknown[], Result>(
    change: (...args: Args) => Promise<Result>,
): [run: (...args: Args) => Promise<Result | undefined>, busy: boolean] {
    const latest = useRef(change);
    const flying = useRef(false);
    const [busy, setBusy] = useState(false);

    useEffect(() => {
        latest.current = change;
    });

    const run = useCallback(async (...args: Args): Promise<Result | undefined> => {
        // A ref, because a second click can arrive before React has rendered the disabled button.
        if (flying.current) return undefined;
        flying.current = true;
        setBusy(true);
        try {
            return await latest.current(...args);
        } finally {
            flying.current = false;
            setBusy(false);
        }
    }, []);

    return [run, busy];
}
