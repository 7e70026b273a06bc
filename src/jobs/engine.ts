import * as session from '#authProvider/session';
import { countsOf, stepFrom, type Item, type Job } from '#dataProvider/jobs/job';
import { allKept, fleeting, keep, runs } from './keeping';
import { createRun, type Command, type Run, type Surroundings } from './run';
import type { JobDraft } from './start';
import * as shelf from './shelf';
import { JOBS_CHANNEL, showJobs, type ShownJob } from './store';

/**
 * The engine of jobs in this tab (MANY-6 to MANY-9). Of all tabs of a person and customer one works, the one that holds the Web Lock; the
 * others show what it tells on the channel, and pass on to it what is pressed.
 */

/** How often at most what has changed is shown and told to other tabs, in milliseconds. */
const TELL_MS = 300;
/** How often it is looked for jobs that have ended a day ago, in milliseconds. */
const TIDY_MS = 60 * 60 * 1000;

export interface Context extends Pick<Surroundings, 'provider' | 'queries'> {
    /** the person and the customer signed in for */
    owner: string;
}

type Message =
    | { owner: string; kind: 'jobs'; list: ShownJob[] }
    | { owner: string; kind: 'ask' }
    | { owner: string; kind: 'added'; job: string }
    | { owner: string; kind: 'command'; job: string; command: Command };

let context: Context | null = null;
/** whether the storage could be used at the sign-in; otherwise this tab works alone, and keeps nothing */
let keeps = false;
/** whether this tab works on the jobs that are kept */
let leads = false;
let channel: BroadcastChannel | null = null;
/** what the tab that leads has told; null before it has */
let heard: ShownJob[] | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;
/** whom a start waits for: somebody signed in */
let isConnected = false;
const starting = new Set<() => void>();

const whenConnected = (): Promise<void> =>
    new Promise(resolve => {
        if (isConnected) resolve();
        else starting.add(resolve);
    });

const lockOf = (owner: string): string => `jobs/${owner}`;
/** the locks that this tab holds until calls of an earlier sign-in are answered */
const releasing = new Set<string>();

const send = (message: Message): void => channel?.postMessage(message);

const mine = (): Run[] => [...runs.values()].filter(({ job }) => job.owner === context?.owner);

function show(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (!context) return;
    const own = mine().map(run => ({ ...run.shown(), ...(fleeting.has(run.job.id) ? { fleeting: true } : {}) }));
    if (leads) send({ owner: context.owner, kind: 'jobs', list: own });
    const list = [...own, ...(leads ? [] : (heard ?? []))].sort((one, other) => one.begun - other.begun);
    showJobs({ list, read: leads || heard !== null });
}

const tell = (): void => {
    timer ??= setTimeout(show, TELL_MS);
};

function adopt(job: Job, items: Item[], { provider, queries }: Context): Run {
    const run = createRun(job, items, { provider, queries, tell, keep });
    runs.set(job.id, run);
    run.start();
    return run;
}

/** Lets no further call leave; resolves when what was under way is answered and kept. */
async function haltAll(): Promise<void> {
    await Promise.all([...runs.values()].map(run => run.halt()));
    await allKept();
}

/** Takes over the work: from here on this tab sends the calls. */
async function lead(here: Context): Promise<void> {
    await haltAll();
    await shelf.alone(async () => {
        if (context !== here) return;
        const own = [...runs.values()].filter(({ job }) => job.owner === here.owner && fleeting.has(job.id));
        runs.clear();
        own.forEach(({ job, items }) => adopt(job, items, here));
        for (const { job, items } of keeps ? await shelf.jobsOf(here.owner) : []) adopt(job, items, here);
        leads = true;
    });
    show();
}

function hear({ data }: MessageEvent<Message>): void {
    if (data.owner !== context?.owner) return;
    if (data.kind === 'jobs' && !leads) {
        heard = data.list;
        show();
    }
    if (!leads) return;
    if (data.kind === 'ask') show();
    if (data.kind === 'command') runs.get(data.job)?.act(data.command);
    if (data.kind === 'added') void addFromElsewhere(data.job);
}

async function addFromElsewhere(id: string): Promise<void> {
    const here = context;
    const kept = await shelf.jobOf(id);
    // It may have been among those that were read when this tab began to lead.
    if (!kept || !here || here !== context || runs.has(id)) return;
    adopt(kept.job, kept.items, here);
    show();
}

const askBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (mine().some(({ job }) => job.state === 'running' && job.counts.sent > 0)) event.preventDefault();
};

/** Drops the jobs that have ended a day ago, whosever they are. */
async function tidy(): Promise<void> {
    await shelf.alone(async () => {
        if (!leads) return;
        for (const { job } of runs.values()) if (shelf.isOld(job)) runs.delete(job.id);
        await shelf.tidy();
    });
    show();
}

/** A job of somebody else that has not ended is dropped (MANY-7), unless a tab of that person still works on it. */
const dropOthers = (owner: string): Promise<void> =>
    shelf.alone(async () => {
        const held = (await navigator.locks?.query())?.held?.map(({ name }) => name) ?? [];
        const dropped = await shelf.dropOthers(owner, other => held.includes(lockOf(other)) && !releasing.has(lockOf(other)));
        dropped.forEach(id => runs.delete(id));
    });

/** Lets go on whoever waits for a start; once nobody is signed in, to start nothing. */
function letStart(): void {
    starting.forEach(go => go());
    starting.clear();
}

/** Begins to work for somebody; returns a function that stops it, and lets no further call leave. */
export function connect(here: Context): () => void {
    context = here;
    leads = false;
    heard = null;
    const closed = new AbortController();
    const isOver = new Promise<void>(resolve => closed.signal.addEventListener('abort', () => resolve()));
    channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(JOBS_CHANNEL);
    channel?.addEventListener('message', hear);
    window.addEventListener('beforeunload', askBeforeUnload);
    const tidying = setInterval(() => void tidy(), TIDY_MS);

    const begin = async (): Promise<void> => {
        keeps = await shelf.open();
        // Even if this sign-in ends at once: it was somebody else.
        await dropOthers(here.owner);
        if (closed.signal.aborted) return;
        const name = lockOf(here.owner);
        if (!keeps) await lead(here);
        else {
            send({ owner: here.owner, kind: 'ask' });
            void navigator.locks
                .request(name, { signal: closed.signal }, async () => {
                    await lead(here);
                    await isOver;
                    releasing.add(name);
                    await haltAll();
                    releasing.delete(name);
                })
                .catch(() => undefined);
        }
        isConnected = true;
        letStart();
    };
    void begin();

    const disconnect = (): void => {
        if (closed.signal.aborted) return;
        closed.abort();
        window.removeEventListener('beforeunload', askBeforeUnload);
        clearInterval(tidying);
        channel?.close();
        channel = null;
        context = null;
        leads = false;
        isConnected = false;
        letStart();
        runs.forEach(run => void run.halt());
        showJobs({ list: [], read: false });
    };
    const unlisten = session.onEnd(reason => {
        disconnect();
        if (reason === 'signed-out' || reason === 'elsewhere') void forget(here.owner);
    });
    return () => {
        unlisten();
        disconnect();
    };
}

/** An explicit sign-out drops all jobs of the person. */
function forget(owner: string): Promise<void> {
    for (const { job } of runs.values()) if (job.owner === owner) runs.delete(job.id);
    return shelf.alone(() => shelf.forget(owner));
}

/** Starts a job in this tab, or in the one that works; resolves with its id when it is kept. */
export async function start({ kind, steps, people }: JobDraft): Promise<string> {
    await whenConnected();
    const here = context;
    if (!here) throw new Error('Nobody is signed in.');
    const items = people.map((person): Item => ({ ...person, state: 'waiting', step: stepFrom(person, 0, steps.length) }));
    const id = crypto.randomUUID();
    const job: Job = { id, owner: here.owner, kind, steps, state: 'running', begun: Date.now(), counts: countsOf(items) };
    await shelf.alone(async () => {
        try {
            if (!keeps) throw new Error('The storage refuses.');
            await shelf.add(job, items);
        } catch {
            fleeting.add(id);
        }
        if (context !== here) {
            // Signed out meanwhile.
            await shelf.drop(id).catch(() => undefined);
            throw new Error('Nobody is signed in.');
        }
        // A tab that is about to lead reads it from the storage.
        if (leads || fleeting.has(id)) adopt(job, items, here);
        else send({ owner: here.owner, kind: 'added', job: id });
    });
    show();
    return id;
}

/** Does something with a job, wherever it is worked on. */
export function act(job: string, command: Command): void {
    const run = runs.get(job);
    if (run) {
        run.act(command);
        show();
    } else if (context) send({ owner: context.owner, kind: 'command', job, command });
}

/** The people of a job, with their outcomes. */
export const itemsOf = async (job: string): Promise<readonly Item[]> =>
    runs.get(job)?.items ?? (await shelf.jobOf(job))?.items ?? [];
