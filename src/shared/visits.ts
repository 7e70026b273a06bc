import type { Location } from 'react-router';
import { perTab } from '../config/storage';

/**
 * The history entries that this tab has seen, the latest last: where each was, and how far its page was scrolled. Pages are gone back to
 * as they were left, by Back or by a link to the list that a record belongs to.
 */
const KEY = 'scroll-positions';
/** Older entries than these are forgotten. */
const KEPT = 50;

type Stored = [entry: string, address: string, position: number];

interface Visit {
    /** path with its query */
    address: string;
    /** px */
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
    visits ??= new Map((perTab.getJson(KEY, isStored) ?? []).map(([entry, address, position]) => [entry, { address, position }]));
    return visits;
}

/** Names a history entry. The first one of every document has the same key: its address tells it from others. */
export const entryOf = ({ key, pathname, search }: Location): string => (key === 'default' ? `${pathname}${search}` : key);

/** Notes that an entry is shown, and how far it is scrolled (px); without a position the one that is known stays. */
export function noteVisit(entry: string, address: string, position = positionOf(entry) ?? 0): void {
    const all = seen();
    all.delete(entry);
    all.set(entry, { address, position });
    while (all.size > KEPT) all.delete(all.keys().next().value ?? '');
    perTab.setJson(
        KEY,
        [...all].map(([name, visit]): Stored => [name, visit.address, visit.position]),
    );
}

/** How far an entry was scrolled when it was last shown, in px; undefined when it never was. */
export const positionOf = (entry: string): number | undefined => seen().get(entry)?.position;

/** Forgets everything: somebody else may sign in next. */
export function forgetVisits(): void {
    visits = null;
    perTab.remove(KEY);
}

/** State of a location that shall look as an earlier entry did. */
interface AsLeft {
    asLeft: string;
}

/** The entry that a location shall look like; undefined for any other. */
export const entryToRepeat = (state: unknown): string | undefined =>
    typeof state === 'object' && state !== null && 'asLeft' in state && typeof state.asLeft === 'string'
        ? state.asLeft
        : undefined;

/**
 * The way to a page as it was last left in this tab: its search, order and page in the address, and its scroll position. Pass both to a
 * link or to `navigate`. A page that was not seen opens as it does from anywhere.
 */
export function asLeft(path: string): { to: string; state: AsLeft | null } {
    const last = [...seen()].findLast(([, { address }]) => address.split('?')[0] === path);
    return last ? { to: last[1].address, state: { asLeft: last[0] } } : { to: path, state: null };
}
