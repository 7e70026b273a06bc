import type { Location } from 'react-router';
import { perTab, VISITS_KEY } from '../../storage/storage';

/**
 * The history entries that this tab has shown, latest last, each with its URL and scroll position. Returning to a page, with Back or by a
 * link to a record's list, restores it as it was left.
 */

/** Maximum number of stored entries; older ones are deleted. */
const KEPT = 50;

type Stored = [entry: string, address: string, position: number];

interface Visit {
    /** Path with query. */
    address: string;
    /** In px. */
    position: number;
}

const isStored = (value: unknown): value is Stored[] =>
    Array.isArray(value) &&
    value.every(
        visit =>
            Array.isArray(visit) && typeof visit[0] === 'string' && typeof visit[1] === 'string' && typeof visit[2] === 'number',
    );

let visits: Map<string, Visit> | null = null;

function seen(): Map<string, Visit> {
    visits ??= new Map(
        (perTab.getJson(VISITS_KEY, isStored) ?? []).map(([entry, address, position]) => [entry, { address, position }]),
    );
    return visits;
}

/** Returns the id of a history entry. The first entry of every document has the key "default", so its URL identifies it. */
export const entryOf = ({ key, pathname, search }: Location): string => (key === 'default' ? `${pathname}${search}` : key);

/** Records that an entry is shown and how far it is scrolled (px); without `position` it keeps its known one. */
export function noteVisit(entry: string, address: string, position = positionOf(entry) ?? 0): void {
    const all = seen();
    all.delete(entry);
    all.set(entry, { address, position });
    while (all.size > KEPT) all.delete(all.keys().next().value ?? '');
    perTab.setJson(
        VISITS_KEY,
        [...all].map(([name, visit]): Stored => [name, visit.address, visit.position]),
    );
}

/** Returns an entry's last scroll position in px, or undefined when the entry was never shown. */
export const positionOf = (entry: string): number | undefined => seen().get(entry)?.position;

/** Deletes all visits, because a different user may sign in next. */
export function forgetVisits(): void {
    visits = null;
    perTab.remove(VISITS_KEY);
}

/** The state of a location that restores an earlier entry. */
interface AsLeft {
    asLeft: string;
}

/** Returns the id of the entry that a location restores, or undefined when it restores none. */
export const entryToRepeat = (state: unknown): string | undefined =>
    typeof state === 'object' && state !== null && 'asLeft' in state && typeof state.asLeft === 'string'
        ? state.asLeft
        : undefined;

/**
 * Returns the target of a link to a page as it was last left in this tab: the URL with search, sort order and page, and the state that
 * restores the scroll position. Pass both to a link or to `navigate`. A page that was not visited opens in its default state.
 */
export function asLeft(path: string): { to: string; state: AsLeft | null } {
    const last = [...seen()].findLast(([, { address }]) => address.split('?')[0] === path);
    return last ? { to: last[1].address, state: { asLeft: last[0] } } : { to: path, state: null };
}
