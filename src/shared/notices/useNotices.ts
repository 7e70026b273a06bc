import { useEffect, useState } from 'react';
import { DISMISSALS_KEY, local } from '#storage/storage';
import {
    dismissalsOnLoad,
    dismissedUntil,
    isDismissed,
    nextExpiry,
    parseDismissals,
    serialiseDismissals,
    type Dismissals,
} from './dismissals';
import { isCurrent, loadNotices, type Notice, type Reader } from './notices';

/** Maximum delay of a browser timer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Notices whose dismissal "until reload" was already reset in this document, so that the next page does not reset it again. */
const alreadyReset = new Set<string>();

/** For tests that simulate a reload. */
export const forgetLoad = (): void => alreadyReset.clear();

/**
 * Returns the notices for a reader (undefined: not known yet) without the dismissed ones, and a function to dismiss one. Loaded once per
 * mounted frame.
 */
export function useNotices(reader: Reader | undefined) {
    const [notices, setNotices] = useState<readonly Notice[]>([]);
    const [dismissals, setDismissals] = useState<Dismissals>(new Map());
    const [now, setNow] = useState(() => Date.now());

    useEffect(() => {
        const leaving = new AbortController();
        void loadNotices(leaving.signal).then(loaded => {
            if (leaving.signal.aborted) return;
            const stored = parseDismissals(local.getJson(DISMISSALS_KEY, isList));
            const fresh = loaded.filter(({ id }) => !alreadyReset.has(id));
            const left = dismissalsOnLoad(stored, new Map(fresh.map(({ id, reset }) => [id, reset])), Date.now());
            fresh.forEach(({ id }) => alreadyReset.add(id));
            if (left.size !== stored.size) store(left);
            setDismissals(left);
            setNotices(loaded);
            setNow(Date.now());
        });
        return () => leaving.abort();
    }, []);

    useEffect(() => {
        const delay = nextExpiry(dismissals, now);
        if (delay === null) return undefined;
        const timer = setTimeout(() => setNow(Date.now()), Math.min(delay, LONGEST_TIMER_MS));
        return () => clearTimeout(timer);
    }, [dismissals, now]);

    const dismiss = (notice: Notice): void => {
        const next = new Map(dismissals).set(notice.id, dismissedUntil(notice.reset, Date.now()));
        store(next);
        setDismissals(next);
        setNow(Date.now());
    };
    const shown = reader
        ? notices.filter(notice => isCurrent(notice, reader, now) && !isDismissed(dismissals, notice.id, now))
        : [];
    return { shown, dismiss };
}

function store(dismissals: Dismissals): void {
    local.setJson(DISMISSALS_KEY, serialiseDismissals(dismissals));
}
