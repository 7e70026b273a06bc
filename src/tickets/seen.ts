import * as session from '../../authProvider/session';
import { local, SEEN_KEY } from '../config/storage';
import { isUnread } from './ticket';

/** The time of the last message of each ticket that the person has seen, kept in the browser (TICKET-7). Times in epoch seconds. */

type Seen = Record<string, number>;

/** Maximum number of tickets that are remembered, over all persons; those seen longest ago are forgotten. */
const MOST = 200;

const isSeen = (value: unknown): value is Seen =>
    typeof value === 'object' && value !== null && Object.values(value).every(time => typeof time === 'number');

/** What this tab has marked, in case the storage is blocked. */
let here: Seen = {};
const listeners = new Set<() => void>();

const nameOf = (ticket: string): string => `${session.getUser()?.id ?? ''}/${ticket}`;
const stored = (): Seen => local.getJson(SEEN_KEY, isSeen) ?? {};

/** Returns the time of the last message that the signed-in person has seen in a ticket; 0 when none was. */
export function seenAt(ticket: string): number {
    const name = nameOf(ticket);
    return Math.max(stored()[name] ?? 0, here[name] ?? 0);
}

/** Remembers that the signed-in person has seen a ticket's messages up to `time`. */
export function markSeen(ticket: string, time: number): void {
    if (time <= seenAt(ticket)) return;
    here = { ...here, [nameOf(ticket)]: time };
    const newest = Object.entries({ ...stored(), [nameOf(ticket)]: time }).sort(([, one], [, other]) => other - one);
    local.setJson(SEEN_KEY, Object.fromEntries(newest.slice(0, MOST)));
    listeners.forEach(listener => listener());
}

/** Calls a listener whenever a message was seen, in this tab or another one; returns a function that removes it. */
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
