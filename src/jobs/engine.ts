import * as session from '#authProvider/session';
import { countsOf, type Item, type Job } from '#dataProvider/jobs/job';
import { createRun, type Command, type Run, type Surroundings } from './run';
import type { JobDraft } from './start';
import { openStorage, removeStorage, type JobStorage } from './storage';
import { isRunning, showJobs, type ShownJob } from './store';

/**
 * The engine of jobs in this tab (MANY-6 to MANY-9). Of all tabs of a person and customer one works, the one that holds the Web Lock; the
 * others show what it tells on the channel, and pass on to it what is pressed.
 */

/** How long a job is kept after it has ended, in milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** How often at most what has changed is shown and told to other tabs, in milliseconds. */
const TELL_MS = 300;

export interface Context extends Pick<Surroundings, 'provider' | 'queries'> {
    /** the person and the customer signed in for */
    owner: string;
}

type Message =
    | { owner: string; kind: 'jobs'; list: ShownJob[] }
    | { owner: string; kind: 'ask' }
    | { owner: string; kind: 'added'; job: string }
    | { owner: string; kind: 'command'; job: string; command: Command };

let storage: JobStorage | null = null;
/** whether the storage refused, so that jobs end with the page */
let fleeting = false;
let context: Context | null = null;
let leads = false;
let channel: BroadcastChannel | null = null;
const runs = new Map<string, Run>();
let timer: ReturnType<typeof setTimeout> | null = null;
/** whom a start waits for: somebody signed in, whose stored jobs are read */
let isConnected = false;
const starting = new Set<() => void>();

const whenConnected = (): Promise<void> =>
    new Promise(resolve => {
        if (isConnected) resolve();
        else starting.add(resolve);
    });

const lockOf = (owner: string): string => `jobs/${owner}`;

async function open(): Promise<JobStorage | null> {
    storage ??= await openStorage(() => (storage = null));
    fleeting = storage === null;
    return storage;
}

/** Runs a change of the storage; one that fails makes the jobs fleeting, and stops nothing. */
async function keep(change: (storage: JobStorage) => Promise<void>): Promise<void> {
    if (!storage) return;
    try {
        await change(storage);
    } catch {
        fleeting = true;
    }
}

const send = (message: Message): void => channel?.postMessage(message);

const mine = (): Run[] => [...runs.values()].filter(({ job }) => job.owner === context?.owner);

function show(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (!context || !leads) return;
    const list = mine()
        .map(run => ({ ...run.shown(), ...(fleeting ? { fleeting } : {}) }))
        .sort((one, other) => one.begun - other.begun);
    showJobs({ list, read: true });
    send({ owner: context.owner, kind: 'jobs', list });
}

const tell = (): void => {
    timer ??= setTimeout(show, TELL_MS);
};

function adopt(job: Job, items: Item[], { provider, queries }: Context): Run {
    const run = createRun(job, items, {
        provider,
        queries,
        tell,
        keep: (changed, at) => {
            // After a sign-out what is answered late is not kept.
            if (!runs.has(changed.id)) return Promise.resolve();
            const item = at === undefined ? undefined : items[at];
            return keep(async into => {
                if (at === undefined || !item) await into.saveJob({ ...changed });
                else await into.saveItem(changed.id, at, item);
            });
        },
    });
    runs.set(job.id, run);
    run.start();
    return run;
}

/** Takes over the work: from here on this tab sends the calls. */
async function lead(here: Context): Promise<void> {
    await Promise.all([...runs.values()].map(run => run.halt()));
    const left = fleeting ? mine() : [];
    runs.clear();
    for (const { job, items } of left) adopt(job, items, here);
    if (storage && !fleeting) {
        const jobs = await clear(storage);
        for (const job of jobs.filter(({ owner }) => owner === here.owner)) adopt(job, await storage.items(job.id), here);
    }
    leads = true;
    show();
}

/**
 * A job of somebody else that has not ended is dropped, and says so at the next sign-in of whose it is (MANY-7); unless a tab of that person still
 * works on it.
 */
async function dropOthers(owner: string, from: JobStorage): Promise<void> {
    const held = (await navigator.locks?.query())?.held?.map(({ name }) => name) ?? [];
    for (const job of await from.jobs()) {
        if (job.owner === owner || !isRunning(job) || held.includes(lockOf(job.owner))) continue;
        const counts = countsOf(await from.items(job.id));
        await from.dropItems(job.id);
        await from.saveJob({ ...job, counts, state: 'dropped' });
    }
}

/** Clears what has ended a day ago, and what was dropped once that was read; returns the jobs that are left. */
async function clear(from: JobStorage): Promise<Job[]> {
    const left: Job[] = [];
    for (const job of await from.jobs()) {
        const isTold = job.state === 'dropped' && job.seen === true;
        if (isTold || (job.ended !== undefined && Date.now() - job.ended > KEPT_MS)) await from.drop(job.id);
        else left.push(job);
    }
    if (left.length === 0) removeEmpty();
    return left;
}

function removeEmpty(): void {
    storage?.close();
    storage = null;
    void removeStorage();
}

function hear({ data }: MessageEvent<Message>): void {
    if (data.owner !== context?.owner) return;
    if (data.kind === 'jobs' && !leads) showJobs({ list: data.list, read: true });
    if (!leads) return;
    if (data.kind === 'ask') show();
    if (data.kind === 'command') runs.get(data.job)?.act(data.command);
    if (data.kind === 'added') void addFromElsewhere(data.job);
}

async function addFromElsewhere(id: string): Promise<void> {
    const here = context;
    const from = await open();
    const job = (await from?.jobs())?.find(stored => stored.id === id);
    if (!from || !job || !here) return;
    adopt(job, await from.items(id), here);
    show();
}

const isSending = (): boolean =>
    mine().some(({ items, job }) => job.state === 'running' && items.some(({ state }) => state === 'sent'));

const askBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (isSending()) event.preventDefault();
};

/** Begins to work for somebody; returns a function that stops it, and lets no further call leave. */
export function connect(here: Context): () => void {
    context = here;
    leads = false;
    const closed = new AbortController();
    const isOver = new Promise<void>(resolve => closed.signal.addEventListener('abort', () => resolve()));
    channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('jobs');
    channel?.addEventListener('message', hear);
    window.addEventListener('beforeunload', askBeforeUnload);

    const begin = async (): Promise<void> => {
        // Even if this sign-in ends at once: it was somebody else.
        await open();
        await keep(from => dropOthers(here.owner, from));
        if (closed.signal.aborted) return;
        if (fleeting || !navigator.locks) await lead(here);
        else {
            send({ owner: here.owner, kind: 'ask' });
            void navigator.locks
                .request(lockOf(here.owner), { signal: closed.signal }, async () => {
                    await lead(here);
                    await isOver;
                    await Promise.all([...runs.values()].map(run => run.halt()));
                })
                .catch(() => undefined);
        }
        isConnected = true;
        starting.forEach(go => go());
        starting.clear();
    };
    void begin();

    const disconnect = (): void => {
        if (closed.signal.aborted) return;
        closed.abort();
        window.removeEventListener('beforeunload', askBeforeUnload);
        channel?.close();
        channel = null;
        context = null;
        leads = false;
        isConnected = false;
        runs.forEach(run => void run.halt());
        showJobs({ list: [], read: false });
    };
    const unlisten = session.onEnd(reason => {
        const own = mine();
        disconnect();
        if (reason === 'signed-out' || reason === 'elsewhere') void forget(here.owner, own);
    });
    return () => {
        unlisten();
        disconnect();
    };
}

/** An explicit sign-out drops all jobs of the person. */
async function forget(owner: string, own: readonly Run[]): Promise<void> {
    own.forEach(({ job }) => runs.delete(job.id));
    await keep(async from => {
        const jobs = await from.jobs();
        await Promise.all(jobs.filter(job => job.owner === owner).map(({ id }) => from.drop(id)));
        if (jobs.every(job => job.owner === owner)) removeEmpty();
    });
}

/** Starts a job in this tab, or in the one that works; resolves with its id when it is kept. */
export async function start({ kind, steps, people }: JobDraft): Promise<string> {
    await whenConnected();
    const here = context;
    if (!here) throw new Error('Nobody is signed in.');
    const items = people.map(({ id, key, quiet }): Item => ({
        id,
        ...(key ? { key } : {}),
        ...(quiet ? { quiet } : {}),
        state: 'waiting',
        step: 0,
    }));
    const id = crypto.randomUUID();
    const job: Job = { id, owner: here.owner, kind, steps, state: 'running', begun: Date.now(), counts: countsOf(items) };
    await open();
    await keep(into => into.add(job, items));
    if (leads || fleeting) {
        adopt(job, items, here);
        leads = true;
        show();
    } else send({ owner: here.owner, kind: 'added', job: id });
    return id;
}

/** Does something with a job, wherever it is worked on. */
export function act(job: string, command: Command): void {
    if (leads) {
        runs.get(job)?.act(command);
        show();
    } else if (context) send({ owner: context.owner, kind: 'command', job, command });
}

/** The people of a job, with their outcomes. */
export async function itemsOf(job: string): Promise<readonly Item[]> {
    return runs.get(job)?.items ?? (await storage?.items(job)) ?? [];
}
