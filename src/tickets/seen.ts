import * as session from '../../authProvider/session';
import { local, SEEN_KEY } from '../../storage/storage';
import { nowSeconds } from '../shared/format/date';
import { isUnread } from './ticket';

/**
 * What the person has seen of each ticket, kept in the browser (TICKET-7): when the last message was written that they have seen, and which
 * tickets they saw active. Times in epoch seconds.
 */

type Seen = Record<string, number>;

/** Maximum number of entries, over all persons; the oldest are forgotten. */
const MOST = 200;
/** Maximum number of tickets of a person that are remembered as active; each takes a call once it is closed. */
const MOST_ACTIVE = 6;

const isSeen = (value: unknown): value is Seen =>
    typeof value === 'object' && value !== null && Object.values(value).every(time => typeof time === 'number');

/** What this tab has noted, as long as the storage refuses it. */
let here: Seen = {};
const listeners = new Set<() => void>();

const ofPerson = (): string => `${session.getUser()?.id ?? ''}/`;
/** The end of the name under which is stored when a ticket was seen active. */
const ACTIVE = '/active';
const stored = (): Seen => local.getJson(SEEN_KEY, isSeen) ?? {};

/** Stores times; 0 removes an entry. */
function store(times: Seen): void {
    const newest = Object.entries({ ...stored(), ...times }).filter(([, time]) => time > 0);
    newest.sort(([, one], [, other]) => other - one);
    here = local.setJson(SEEN_KEY, Object.fromEntries(newest.slice(0, MOST))) ? {} : { ...here, ...times };
    listeners.forEach(listener => listener());
}

/** Changes whenever something is noted, in any tab. */
export const seenVersion = (): unknown => local.get(SEEN_KEY) ?? here;

/** Returns the time of the last message that the signed-in person has seen in a ticket; 0 when none was. */
export function seenAt(ticket: string): number {
    const name = ofPerson() + ticket;
    return Math.max(stored()[name] ?? 0, here[name] ?? 0);
}

/** Remembers that the signed-in person has seen a ticket's messages up to `time`. */
export function markSeen(ticket: string, time: number): void {
    if (time > seenAt(ticket)) store({ [ofPerson() + ticket]: time });
}

/** Returns the tickets that the signed-in person saw active, those noted last first. */
export function seenActive(): string[] {
    return Object.entries({ ...stored(), ...here })
        .filter(([name, time]) => time > 0 && name.startsWith(ofPerson()) && name.endsWith(ACTIVE))
        .sort(([, one], [, other]) => other - one)
        .map(([name]) => name.slice(ofPerson().length, -ACTIVE.length));
}

/** Remembers that the signed-in person saw these tickets active, or with `active: false` forgets it. */
export function noteActive(tickets: readonly string[], active = true): void {
    const known = seenActive();
    const changed = tickets.filter(ticket => known.includes(ticket) !== active);
    if (changed.length === 0) return;
    const surplus = active ? known.slice(Math.max(0, MOST_ACTIVE - changed.length)) : [];
    const entry = (time: number) => (ticket: string) => [ofPerson() + ticket + ACTIVE, time] as const;
    store(Object.fromEntries([...surplus.map(entry(0)), ...changed.map(entry(active ? nowSeconds() : 0))]));
}

/** Calls a listener whenever something was noted, in this tab or another one; returns a function that removes it. */
export function subscribeSeen(listener: () => void): () => void {
    const onStorage = ({ key }: StorageEvent): void => {
        if (key === SEEN_KEY || key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
    };
}

/** Whether the last of a ticket's messages is an answer that the signed-in person has not seen. */
export const isNews = (ticket: string, messages: Parameters<typeof isUnread>[0]): boolean => isUnread(messages, seenAt(ticket));
