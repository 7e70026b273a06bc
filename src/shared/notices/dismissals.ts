/**
 * Which notices were dismissed, and for how long (specification 1, sections 3 and 4, "Notification dismissal"). Pure.
 * Stored as strings `id||true` (for good) or `id||<timestamp>` (until then, milliseconds since 1970).
 */
export type Dismissals = ReadonlyMap<string, true | number>;

/** When a dismissed notice comes back: on reload (also when unset), never, or after that many seconds. */
export type Reset = 'reload' | 'never' | number | undefined;

/** With a reset option that is no time ahead a dismissal lasts this long (specification 1, section 9). */
export const DEFAULT_DISMISSAL_MS = 10_000;

const SEPARATOR = '||';

/** Reads what is stored; entries that are none are left out. */
export function parseDismissals(stored: unknown): Dismissals {
    const dismissals = new Map<string, true | number>();
    if (!Array.isArray(stored)) return dismissals;
    for (const entry of stored) {
        if (typeof entry !== 'string') continue;
        const at = entry.lastIndexOf(SEPARATOR);
        const until = entry.slice(at + SEPARATOR.length);
        if (at <= 0) continue;
        if (until === 'true') dismissals.set(entry.slice(0, at), true);
        else if (/^\d+$/.test(until)) dismissals.set(entry.slice(0, at), Number(until));
    }
    return dismissals;
}

export const serialiseDismissals = (dismissals: Dismissals): string[] =>
    [...dismissals].map(([id, until]) => `${id}${SEPARATOR}${String(until)}`);

/**
 * How long a dismissal made at `now` (milliseconds) lasts. `reload` and unset mean for this visit to the page: it is stored like a
 * permanent one and dropped on the next load (contract, section 5, "notifications").
 */
export function dismissedUntil(reset: Reset, now: number): true | number {
    if (typeof reset !== 'number') return true;
    return now + (reset > 0 ? reset * 1000 : DEFAULT_DISMISSAL_MS);
}

/** What is left when the page is loaded: not what has expired, nor what comes back on reload. */
export function dismissalsOnLoad(dismissals: Dismissals, resets: ReadonlyMap<string, Reset>, now: number): Dismissals {
    const left = [...dismissals].filter(([id, until]) => {
        if (until !== true && until <= now) return false;
        const reset = resets.get(id);
        // A notice that is not shown at the moment keeps its dismissal.
        return !resets.has(id) || (reset !== undefined && reset !== 'reload');
    });
    return new Map(left);
}

export function isDismissed(dismissals: Dismissals, id: string, now: number): boolean {
    const until = dismissals.get(id);
    return until === true || (until !== undefined && until > now);
}

/** Milliseconds until the next dismissal expires, or null when none does. */
export function nextExpiry(dismissals: Dismissals, now: number): number | null {
    const coming = [...dismissals.values()].filter((until): until is number => until !== true && until > now);
    return coming.length > 0 ? Math.min(...coming) - now : null;
}
