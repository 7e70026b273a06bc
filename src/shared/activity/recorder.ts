import * as session from '#authProvider/session';
import { isPassing, PortalError } from '#dataProvider/errors';
import type { User } from '#dataProvider/types';
import { removeEntriesOf, saveEntries, storedEntries } from '#storage/activityDatabase';
import { lastSignOut } from '#storage/drafts';
import { keepsActivity } from '../../config/activityKept';
import { settings } from '../../config/settings';
import { personIn } from '../hooks/useDraft';
import { entryOf, type Came, type Change, type Entry } from './entry';
import { forgetLeft, leaveBehind, leftBehind } from './left';

/**
 * Keeps the changes of this browser (ACTIVITY-1): in IndexedDB, and those of this page in memory, which is all where the storage refuses or is
 * full. Nothing waits for it. Loaded when the first change is made.
 */

/** How long changes are gathered before they are stored, in milliseconds. */
const GATHER_MS = 150;
/** As many as are kept in memory. */
const MOST = 2_000;
/** How long they are kept, in milliseconds (ACTIVITY-2). */
const KEPT_MS = settings.activityDays * 24 * 60 * 60 * 1000;

/** the changes of this page, in order, by id */
const here = new Map<string, { entry: Entry; number: number }>();
/** ids of those that are not stored yet */
const open = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let storing: Promise<void> = Promise.resolve();
let refused = false;
const listeners = new Set<() => void>();

const show = (): void => listeners.forEach(listener => listener());

/** Calls a listener when something was kept or undone; returns a function that removes it. */
export function onRecorded(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
}

/** Whether the storage refused: what was changed is known until this page is left. */
export const isUnsaved = (): boolean => refused;

/** In the order of the changes, and always the same for a change. */
const entryIdOf = ({ at, number, nonce }: Change): string =>
    `${at.toString(36)}-${String(number).padStart(6, '0')}-${nonce.toString(36).slice(2, 9)}`;

async function store(): Promise<void> {
    const some = [...open].flatMap(id => here.get(id)?.entry ?? []);
    if (some.length === 0) return;
    try {
        await saveEntries(some, KEPT_MS, ({ id }) => open.has(id));
        refused = false;
    } catch {
        // They stay in memory.
        refused = true;
    }
    some.forEach(({ id }) => open.delete(id));
}

/** Stores what is not stored yet; resolves when it is, or is not because the browser refuses. */
function settle(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    storing = storing.then(store);
    return storing;
}

function put(entry: Entry, number: number): void {
    here.set(entry.id, { entry, number });
    const [oldest] = here.keys();
    if (here.size > MOST && oldest !== undefined && !open.has(oldest)) here.delete(oldest);
    open.add(entry.id);
    timer ??= setTimeout(() => void settle(), GATHER_MS);
    show();
}

function forget(): void {
    for (const [id, { entry }] of here) {
        if (keepsActivity(entry.owner)) continue;
        here.delete(id);
        open.delete(id);
    }
    show();
}

/** Writes down, as the page is left, what is not stored yet: a database does not get that far any more. */
function leave(): void {
    leaveBehind([...open].flatMap(id => here.get(id) ?? []).map(({ entry }) => JSON.stringify({ entry })));
}

/** An error as it was written down, which lacks its class. */
const errorIn = (error: unknown): unknown => {
    const { status = 0, reason = 'network', unsent } = (error ?? {}) as Partial<PortalError>;
    return new PortalError('errors.unknown', { status, reason, ...(unsent ? { unsent } : {}) });
};

function takeOne(text: string): void {
    const { entry, change, came } = JSON.parse(text) as { entry?: Entry; change?: Change; came?: Came };
    if (entry) {
        listen();
        put(entry, 0);
    } else if (change) {
        // Without an answer it may have taken effect or not.
        record(change, came && !('error' in came) ? came : { error: errorIn(came?.error) }, 0);
    }
}

/** Takes over what pages before have left: what they had not stored yet, and changes that were not known here yet. */
export function takeLeft(): void {
    const left = leftBehind();
    forgetLeft();
    for (const text of left) {
        try {
            takeOne(String(text));
        } catch {
            // Somebody else has written it.
        }
    }
}

let listens = false;

/** Begins to follow the end of the page and of the session. */
function listen(): void {
    if (listens) return;
    listens = true;
    const now = (): void => void settle();
    addEventListener('pagehide', () => {
        leave();
        now();
    });
    document.addEventListener('visibilitychange', now);
    session.onEnd(reason => (reason === 'signed-out' || reason === 'elsewhere' ? forget() : now()));
}

/** Keeps a change; one that was refused for the moment has had no effect and is sent again. */
export function record(change: Change, came: Came, number = change.number): void {
    const { me, signOut } = change;
    if (!me || isPassing(came.error)) return;
    const owner = personIn(me);
    // The person has signed out meanwhile, and what they did here was dropped.
    if (signOut !== lastSignOut() && !keepsActivity(owner)) return;
    listen();
    put(entryOf(change, came, { owner, id: entryIdOf(change) }), number);
}

/** The cloud group (id) whose default flag a change has switched. */
const flaggedBy = ({ fields, ids }: Entry): string | undefined => (fields?.includes('autoAdd') ? ids.group : undefined);

/**
 * The changes of this page since a number of them was sent (`changesSent`), without those of jobs; of the default flag of a group (an id), which
 * is switched while other things are done, nothing else, and of other things none of those.
 */
export const recordedSince = (since: number, flagOf?: string): Entry[] =>
    [...here.values()].flatMap(({ entry, number }) =>
        number > since && entry.job === undefined && flaggedBy(entry) === flagOf ? entry : [],
    );

/** Everything that a user has changed in this browser, the newest first. */
export async function entriesOf(owner: string): Promise<Entry[]> {
    await settle();
    const stored = (await storedEntries(owner, KEPT_MS).catch(() => {
        refused = true;
        return [];
    })) as Entry[];
    const all = new Map(stored.map(entry => [entry.id, entry]));
    for (const { entry } of here.values()) {
        // Another tab may have undone what this one has changed.
        if (entry.owner === owner && all.get(entry.id)?.undone !== true) all.set(entry.id, entry);
    }
    return [...all.values()].toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
}

/** Notes that a change was undone. */
export const noteUndone = (entry: Entry): void => put({ ...entry, undone: true }, here.get(entry.id)?.number ?? 0);

/** Drops what a user has changed here, unless they keep it (ACTIVITY-2). */
export async function drop(me: User): Promise<void> {
    const owner = personIn(me);
    if (!keepsActivity(owner)) await removeEntriesOf(owner);
}
