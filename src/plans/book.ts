import { byId } from '#dataProvider/byId';
import { onEnd } from '#authProvider/session';
import { changeStoredPlan, storedPlans, type StoredPlan } from '#storage/planDatabase';
import { showJobs } from '../jobs/public';
import { openChannel } from '../shared/tabs/channel';
import { readPlan, type Plan } from './plan';

/**
 * The plans of a user in this tab, and in the storage behind it (PLAN-4). What is shown is always what was stored last with all changes since;
 * a change is a function of the plan as it is then, in the storage too, where another tab may have changed it.
 */

/** Makes the next state of a plan; null for none. */
type Change = (plan: Plan | null) => Plan | null;

export interface Plans {
    /** the newest first */
    list: readonly Plan[];
    /** the browser does not store them */
    unsaved: boolean;
}

interface Entry {
    /** as it is stored, as far as this tab knows */
    stored: Plan | null;
    /** what is not stored yet, in order, each with the plan that it has made */
    changes: readonly { change: Change; made: Plan | null }[];
}

const NOTHING: Entry = { stored: null, changes: [] };

/** A plan as it is now: what was stored last, with all changes since. */
const nowOf = ({ stored, changes }: Entry): Plan | null => changes.at(-1)?.made ?? (changes.length > 0 ? null : stored);

/** The changes on what another tab has stored meanwhile. */
function onto(stored: Plan | null, { changes }: Entry): Entry {
    let made = stored;
    return { stored, changes: changes.map(({ change }) => ({ change, made: (made = change(made)) })) };
}

/** Name of the channel between the tabs. */
const CHANNEL = 'plans';
/** How long changes are gathered before they are stored, in milliseconds: a list is long, and it is typed into. */
const GATHER_MS = 300;

interface Book {
    /** the plans; undefined while they are read for the first time */
    plans(): Plans | undefined;
    /** a plan as it is now */
    plan(id: string): Plan | undefined;
    subscribe(listener: () => void): () => void;
    /** changes a plan at once, and stores it a moment later */
    change(id: string, change: Change): void;
    /** stores all changes at once; resolves when they are, or are not because the browser refuses */
    settle(): Promise<void>;
    /** reads what other tabs have stored */
    read(): Promise<void>;
}

/** A plan that cannot be read, e.g. of a later release, is not shown, and not changed either. */
function readable(stored: unknown): Plan | null {
    try {
        return readPlan(stored, '');
    } catch {
        return null;
    }
}

/** The plan that is stored: the same object as before if no other tab has changed it. */
function known({ stored: before }: Entry, stored: StoredPlan | null): Plan | null {
    if (stored === null) return null;
    return before?.revision !== undefined && before.revision === stored.revision ? before : readable(stored);
}

/** Stores the changes of one of these plans, on what the storage has by then. */
async function storeOne(entries: Map<string, Entry>, id: string): Promise<void> {
    let taken = 0;
    let next: Plan | null = null;
    await changeStoredPlan(id, found => {
        const before = entries.get(id) ?? NOTHING;
        const stored = known(before, found);
        const entry = stored === before.stored ? before : onto(stored, before);
        taken = entry.changes.length;
        // A sign-out in the meantime has dropped them.
        if (taken === 0) return found;
        entries.set(id, entry);
        const now = nowOf(entry);
        next = now && { ...now, revision: (stored?.revision ?? 0) + 1 };
        return next ?? (stored === null ? found : null);
    });
    const changes = entries.get(id)?.changes.slice(taken);
    if (!changes || taken === 0) return;
    if (next === null && changes.length === 0) entries.delete(id);
    else entries.set(id, { stored: next, changes });
}

/** Returns a function that begins work once what was begun before has ended, whether or not that failed. */
function takingTurns(): (work: () => Promise<unknown>) => Promise<void> {
    let turns: Promise<void> = Promise.resolve();
    return work =>
        (turns = turns.then(work).then(
            () => undefined,
            () => undefined,
        ));
}

function createBook(owner: string, post: () => void): Book & { forget(): void } {
    const entries = new Map<string, Entry>();
    const listeners = new Set<() => void>();
    let shown: Plans | undefined;
    let isRead = false;
    let unsaved = false;
    // What is read is never older than what this tab has stored.
    const inTurn = takingTurns();

    function show(): void {
        const list = [...entries.values()].flatMap(entry => nowOf(entry) ?? []);
        if (isRead) {
            shown = { list: list.toSorted((one, other) => other.made - one.made), unsaved };
            showJobs({ plans: list.filter(({ ended }) => ended === undefined).length });
        }
        listeners.forEach(listener => listener());
    }

    async function readAll(): Promise<void> {
        try {
            const found = byId(await storedPlans(owner));
            for (const id of new Set([...found.keys(), ...entries.keys()])) {
                const entry = entries.get(id) ?? NOTHING;
                const stored = known(entry, found.get(id) ?? null);
                if (stored !== entry.stored) entries.set(id, onto(stored, entry));
                if (stored === null && entry.changes.length === 0) entries.delete(id);
            }
            unsaved &&= [...entries.values()].some(({ changes }) => changes.length > 0);
        } catch {
            unsaved = true;
        }
        isRead = true;
        show();
    }

    async function storeAll(): Promise<void> {
        const open = [...entries].flatMap(([id, { changes }]) => (changes.length > 0 ? [id] : []));
        if (open.length === 0) return;
        try {
            for (const id of open) await storeOne(entries, id);
            unsaved = false;
            post();
        } catch {
            unsaved = true;
        }
        show();
    }

    let gathering: ReturnType<typeof setTimeout> | undefined;
    const settle = (): Promise<void> => {
        clearTimeout(gathering);
        gathering = undefined;
        return inTurn(storeAll);
    };

    return {
        plans: () => shown,
        plan: id => nowOf(entries.get(id) ?? NOTHING) ?? undefined,
        subscribe(listener) {
            listeners.add(listener);
            return () => listeners.delete(listener);
        },
        change(id, change) {
            const { stored, changes } = entries.get(id) ?? NOTHING;
            const now = nowOf({ stored, changes });
            const made = change(now);
            if (made === now) return;
            entries.set(id, { stored, changes: [...changes, { change, made }] });
            gathering ??= setTimeout(() => void settle(), GATHER_MS);
            show();
            // The bar at the foot says how many are open.
            showJobs({ wanted: true });
        },
        settle,
        read: () => inTurn(readAll),
        forget() {
            clearTimeout(gathering);
            entries.clear();
            isRead = false;
            shown = undefined;
            show();
        },
    };
}

const books = new Map<string, ReturnType<typeof createBook>>();
let channel: BroadcastChannel | null | undefined;

/** The plans of a user. The first use begins to listen to the other tabs, the end of the page and of the session. */
export function bookOf(owner: string): Book {
    if (channel === undefined) {
        channel = openChannel(CHANNEL);
        channel?.addEventListener('message', ({ data }: MessageEvent<string>) => void books.get(data)?.read());
        const settleAll = (): void => books.forEach(book => void book.settle());
        addEventListener('pagehide', settleAll);
        document.addEventListener('visibilitychange', settleAll);
        onEnd(reason => {
            if (reason === 'signed-out' || reason === 'elsewhere') books.forEach(book => book.forget());
            // Over an expired session they are kept.
            else settleAll();
        });
    }
    const known = books.get(owner) ?? createBook(owner, () => channel?.postMessage(owner));
    books.set(owner, known);
    return known;
}
