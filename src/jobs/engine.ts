import * as session from '#authProvider/session';
import { removePlansOf } from '#storage/planDatabase';
import { stepFrom } from '#dataProvider/jobs/itemSteps';
import { countsOf, type Item, type Job } from '#dataProvider/jobs/job';
import { portalQueue } from '#dataProvider/queue/queue';
import { allKept, keep, runs, unsaved } from './persistence';
import { createRun, type Command, type Run, type Surroundings } from './run';
import type { JobDraft } from './draft';
import { isBegunElsewhere, noteBegun } from './begun';
import { newId } from './newId';
import * as jobStorage from './jobStorage';
import { jobOfStored } from './stored';
import { removing } from '../shared/removals';
import { openChannel } from '../shared/tabs/channel';
import { waitToLead } from '../shared/tabs/leader';
import { countPlans } from './openPlans';
import { CHANNEL, showJobs, type ShownJob } from './store';

/**
 * The engine of jobs in this tab (MANY-6 to MANY-9). Of all tabs of a user and customer, the one that holds the Web Lock is the leader and
 * makes the calls. The others show the state that it sends on the channel, and send it the user's commands.
 */

/** Minimum time between two updates of the display and of other tabs, in milliseconds. */
const NOTIFY_MS = 300;
/** Interval, in milliseconds, of the check for jobs that ended a day ago. */
const TIDY_MS = 60 * 60 * 1000;

export interface Context extends Pick<Surroundings, 'provider' | 'queries'> {
    /** the provider for the steps of a job; by default the same */
    providerOf?(job: Job): Surroundings['provider'];
    /** the person and the customer signed in for */
    owner: string;
}

type Message =
    | { owner: string; kind: 'jobs'; list: ShownJob[] }
    | { owner: string; kind: 'ask' }
    | { owner: string; kind: 'added'; job: string }
    | { owner: string; kind: 'command'; job: string; command: Command; item?: string };

let context: Context | null = null;
/** whether the storage was usable at sign-in; otherwise this tab works alone and stores nothing */
let keeps = false;
/** whether this tab is the leader, which works on the stored jobs */
let leads = false;
let channel: BroadcastChannel | null = null;
/** the jobs that the leading tab has sent; null until then */
let received: ShownJob[] | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;
/** whether a user is connected; starts wait for that */
let isConnected = false;
const starting = new Set<() => void>();

const whenConnected = (): Promise<void> =>
    new Promise(resolve => {
        if (isConnected) resolve();
        else starting.add(resolve);
    });

const lockOf = (owner: string): string => `jobs/${owner}`;
/** the locks that this tab still holds until the calls of an earlier sign-in have completed */
const releasing = new Set<string>();

const send = (message: Message): void => channel?.postMessage(message);

const mine = (): Run[] => [...runs.values()].filter(({ job }) => job.owner === context?.owner);

function show(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (!context) return;
    const own = mine().map(run => ({ ...run.shown(), ...(unsaved.has(run.job.id) ? { unsaved: true } : {}) }));
    if (leads) send({ owner: context.owner, kind: 'jobs', list: own });
    const list = [...own, ...(leads ? [] : (received ?? []))].sort((one, other) => one.begun - other.begun);
    showJobs({ list, read: leads || received !== null });
}

const notify = (): void => {
    timer ??= setTimeout(show, NOTIFY_MS);
};

function adopt(job: Job, items: Item[], { provider, providerOf, queries }: Context): Run {
    const run = createRun(job, items, { provider: providerOf?.(job) ?? provider, queries, notify, keep });
    runs.set(job.id, run);
    if (job.plan) noteBegun(job.id);
    run.start();
    return run;
}

/** Stops sending calls; resolves when the pending ones have completed and are stored. */
async function haltAll(): Promise<void> {
    await Promise.all([...runs.values()].map(run => run.halt()));
    await allKept();
}

/** Becomes the leader: from now on this tab sends the calls. */
async function lead(here: Context): Promise<void> {
    await haltAll();
    await jobStorage.alone(async () => {
        if (context !== here) return;
        const own = [...runs.values()].filter(({ job }) => job.owner === here.owner && unsaved.has(job.id));
        runs.clear();
        own.forEach(({ job, items }) => adopt(job, items, here));
        for (const { job, items } of keeps ? await jobStorage.jobsOf(here.owner) : []) adopt(job, items, here);
        leads = true;
    });
    show();
}

function onMessage({ data }: MessageEvent<Message>): void {
    if (data.owner !== context?.owner) return;
    if (data.kind === 'jobs' && !leads) {
        received = data.list.map(jobOfStored);
        show();
    }
    if (!leads) return;
    if (data.kind === 'ask') show();
    if (data.kind === 'command') runs.get(data.job)?.act(data.command, data.item);
    if (data.kind === 'added') void addFromElsewhere(data.job);
}

async function addFromElsewhere(id: string): Promise<void> {
    const here = context;
    const kept = await jobStorage.jobOf(id);
    // It may have been read already when this tab became the leader.
    if (!kept || !here || here !== context || runs.has(id)) return;
    adopt(kept.job, kept.items, here);
    show();
}

/** Asks while calls are under way, also those of a job that was just paused or stopped. */
const askBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (portalQueue.underWay() > 0 && mine().some(({ job }) => job.counts.sent > 0)) event.preventDefault();
};

/** Deletes the jobs that ended a day ago, of all users. */
async function tidy(): Promise<void> {
    await jobStorage.alone(async () => {
        if (!leads) return;
        for (const { job } of runs.values()) if (jobStorage.isOld(job)) runs.delete(job.id);
        await jobStorage.tidy();
    });
    show();
}

/** Drops unfinished jobs of other users (MANY-7), unless a tab of that user still works on them. */
const dropOthers = (owner: string): Promise<void> =>
    jobStorage.alone(async () => {
        const held = (await navigator.locks.query()).held?.map(({ name }) => name) ?? [];
        const dropped = await jobStorage.dropOthers(
            owner,
            other => held.includes(lockOf(other)) && !releasing.has(lockOf(other)),
        );
        dropped.forEach(id => runs.delete(id));
    });

/** Continues the waiting starts; if nobody is signed in any more, they fail. */
function letStart(): void {
    starting.forEach(go => go());
    starting.clear();
}

/** Starts the engine for a user; returns a function that stops it, after which no further call is sent. */
export function connect(here: Context): () => void {
    context = here;
    leads = false;
    received = null;
    const closed = new AbortController();
    channel = openChannel(CHANNEL);
    channel?.addEventListener('message', onMessage);
    window.addEventListener('beforeunload', askBeforeUnload);
    const tidying = setInterval(() => void tidy(), TIDY_MS);

    const begin = async (): Promise<void> => {
        void countPlans(here.owner);
        keeps = await jobStorage.open();
        // Even if this sign-in ends at once: another user has signed in.
        if (keeps) await dropOthers(here.owner);
        if (closed.signal.aborted) return;
        const name = lockOf(here.owner);
        if (!keeps) await lead(here);
        else {
            send({ owner: here.owner, kind: 'ask' });
            waitToLead({
                name,
                signal: closed.signal,
                lead: () => lead(here),
                end: async () => {
                    releasing.add(name);
                    await haltAll();
                    releasing.delete(name);
                },
            });
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
        showJobs({ list: [], read: false, plans: 0 });
    };
    const unlisten = session.onEnd(reason => {
        disconnect();
        if (reason === 'signed-out' || reason === 'elsewhere') removing(forget(here.owner));
    });
    return () => {
        unlisten();
        disconnect();
    };
}

/** Deletes all jobs and plans of the user, on an explicit sign-out. */
function forget(owner: string): Promise<unknown> {
    for (const { job } of runs.values()) if (job.owner === owner) runs.delete(job.id);
    return Promise.allSettled([removePlansOf(owner), jobStorage.alone(() => jobStorage.forget(owner))]);
}

/** Starts a job in this tab or in the leading one; resolves with its id once it is stored. */
export async function start({ kind, steps, people, plan, holds, first }: JobDraft): Promise<string> {
    await whenConnected();
    const here = context;
    if (!here) throw new Error('Nobody is signed in.');
    const items = people.map((person): Item => ({ ...person, state: 'waiting', step: stepFrom(person, 0, steps.length) }));
    const id = plan ?? newId();
    const job: Job = {
        ...{ id, owner: here.owner, kind, steps, state: 'running', begun: Date.now(), counts: countsOf(items) },
        ...(plan === undefined ? {} : { plan: true as const }),
        ...(holds === undefined ? {} : { holds }),
        ...(first === undefined || first >= items.length ? {} : { first }),
    };
    await jobStorage.alone(async () => {
        // The same plan has begun, here or in another tab.
        if (plan !== undefined && (runs.has(id) || (await isBegunElsewhere(id)) || (await jobStorage.jobOf(id)))) return;
        try {
            if (!keeps) throw new Error('The storage refuses.');
            await jobStorage.add(job, items);
        } catch {
            unsaved.add(id);
        }
        if (context !== here) {
            // The user has signed out in the meantime.
            await jobStorage.drop(id).catch(() => undefined);
            throw new Error('Nobody is signed in.');
        }
        if (plan !== undefined) noteBegun(plan);
        // A tab that is about to become the leader reads it from the storage.
        if (leads || unsaved.has(id)) adopt(job, items, here);
        else send({ owner: here.owner, kind: 'added', job: id });
    });
    show();
    return id;
}

/** Runs a command on a job, or on one item (an id) of it, in whichever tab works on it. */
export function act(job: string, command: Command, item?: string): void {
    const run = runs.get(job);
    if (run) {
        run.act(command, item);
        show();
    } else if (context) send({ owner: context.owner, kind: 'command', job, command, item });
}

/** The people of a job, with their outcomes. */
export const itemsOf = async (job: string): Promise<readonly Item[]> =>
    runs.get(job)?.items ?? (await jobStorage.jobOf(job))?.items ?? [];
