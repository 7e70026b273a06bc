/**
 * Which notices were dismissed, and for how long (SHELL-7). Pure. Stored as strings `id||true` (permanently) or `id||<timestamp>` (until
 * then, milliseconds since 1970).
 */
export type Dismissals = ReadonlyMap<string, true | number>;

/** When a dismissed notice is shown again: on reload (also when unset), never, or after that many seconds. */
export type Reset = 'reload' | 'never' | number | undefined;

/** How long a dismissal lasts when its reset option is a number at or below 0 (SHELL-7). */
const DEFAULT_DISMISSAL_MS = 10_000;

const SEPARATOR = '||';

/** Parses the stored dismissals, without invalid entries. */
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

/** Returns the dismissals as stored; `parseDismissals` reads them. */
export const serialiseDismissals = (dismissals: Dismissals): string[] =>
    [...dismissals].map(([id, until]) => `${id}${SEPARATOR}${String(until)}`);

/**
 * Returns until when a notice dismissed at `now` (epoch ms) stays hidden. `reload` or unset means until the page is reloaded: stored like a
 * permanent dismissal, and removed by `dismissalsOnLoad` (SHELL-7).
 */
export function dismissedUntil(reset: Reset, now: number): true | number {
    if (typeof reset !== 'number') return true;
    return now + (reset > 0 ? reset * 1000 : DEFAULT_DISMISSAL_MS);
}

/** Returns the dismissals that remain when the page is loaded: without expired ones and those that end on reload. */
export function dismissalsOnLoad(dismissals: Dismissals, resets: ReadonlyMap<string, Reset>, now: number): Dismissals {
    const left = [...dismissals].filter(([id, until]) => {
        if (until !== true && until <= now) return false;
        const reset = resets.get(id);
        // A notice that is not currently published stays dismissed.
        return !resets.has(id) || (reset !== undefined && reset !== 'reload');
    });
    return new Map(left);
}

/** Whether a notice is dismissed at `now` (epoch ms). */
export function isDismissed(dismissals: Dismissals, id: string, now: number): boolean {
    const until = dismissals.get(id);
    return until === true || (until !== undefined && until > now);
}

/** Returns the milliseconds until the next dismissal expires, or null when none does. */
export function nextExpiry(dismissals: Dismissals, now: number): number | null {
    const coming = [...dismissals.values()].filter((until): until is number => until !== true && until > now);
    return coming.length > 0 ? Math.min(...coming) - now : null;
}
