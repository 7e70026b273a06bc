import { useCallback, useEffect, useRef, useState } from 'react';

/** One submission: `isCurrent` returns whether the page still waits for it; resolving to `'leaving'` keeps the form busy. */
type Submission = (isCurrent: () => boolean) => Promise<'leaving' | undefined>;

/**
 * Runs one submission at a time: a second click or Enter while the first is under way does nothing, even before React has rendered the busy
 * state. The submission handles its own errors. Returns whether one is under way, and a function that starts one.
 */
export function useSubmission(): [pending: boolean, submit: (submission: Submission) => Promise<void>] {
    const [pending, setPending] = useState(false);
    const busy = useRef(false);
    const mounted = useRef(true);

    useEffect(() => {
        mounted.current = true;
        return () => {
            mounted.current = false;
        };
    }, []);

    const submit = useCallback(async (submission: Submission) => {
        if (busy.current) return;
        busy.current = true;
        setPending(true);
        const outcome = await submission(() => mounted.current);
        if (outcome === 'leaving' || !mounted.current) return;
        busy.current = false;
        setPending(false);
    }, []);

    return [pending, submit];
}
