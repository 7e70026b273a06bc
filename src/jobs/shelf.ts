import { countsOf, type Item, type Job } from '#dataProvider/jobs/job';
import { openStorage, removeStorage, type JobStorage } from './storage';
import { isRunning } from './store';

/** What this tab has to do with the storage of jobs: opened once, tidied, and removed when it is empty (MANY-6, MANY-9). */

/** How long a job is kept after it has ended, in milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** The Web Lock of the storage as a whole. */
const LOCK = 'jobs';

export interface Kept {
    job: Job;
    items: Item[];
}

let opened: Promise<JobStorage> | null = null;

/**
 * Runs work that adds or removes jobs, in one tab at a time: a job that starts while another tab removes the empty storage would be lost. Not
 * within itself.
 */
export const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
    // Without locks, on a page that came over http, nothing is kept.
    navigator.locks ? navigator.locks.request(LOCK, work) : work();

function storage(): Promise<JobStorage> {
    if (!navigator.locks) return Promise.reject(new Error('Tabs cannot be told apart.'));
    if (opened) return opened;
    const opening = openStorage(() => {
        if (opened === opening) opened = null;
    });
    opened = opening;
    // A refusal may pass.
    opening.catch(() => {
        if (opened === opening) opened = null;
    });
    return opening;
}

/** Opens the storage; whether it can be used. */
export const open = (): Promise<boolean> =>
    storage().then(
        from =>
            from.jobs().then(
                () => true,
                () => false,
            ),
        () => false,
    );

export const add = async (job: Job, items: readonly Item[]): Promise<void> => (await storage()).add(job, items);

export const saveJob = async (job: Job): Promise<void> => (await storage()).saveJob(job);

export const saveItems = async (job: string, items: readonly Item[], places: readonly number[]): Promise<void> =>
    (await storage()).saveItems(job, items, places);

export const drop = async (job: string): Promise<void> => (await storage()).drop(job);

/** Every person's jobs; none when the storage refuses. */
async function all(): Promise<{ from: JobStorage; jobs: Job[] } | null> {
    try {
        const from = await storage();
        return { from, jobs: await from.jobs() };
    } catch {
        return null;
    }
}

/** A job that is kept; null when it is not. */
export async function jobOf(id: string): Promise<Kept | null> {
    const kept = await all();
    const job = kept?.jobs.find(stored => stored.id === id);
    return kept && job ? { job, items: await kept.from.items(id).catch(() => []) } : null;
}

/** The jobs of a person that are kept; what is old is removed before. */
export async function jobsOf(owner: string): Promise<Kept[]> {
    const from = await storage().catch(() => null);
    const found: Kept[] = [];
    try {
        for (const job of await tidy()) if (from && job.owner === owner) found.push({ job, items: await from.items(job.id) });
    } catch {
        // those that can be read
    }
    return found;
}

/** Whether a job has ended a day ago, or, by a clock that was set, will have ended. */
export const isOld = ({ ended }: Job): boolean => ended !== undefined && Math.abs(Date.now() - ended) > KEPT_MS;

/** Drops what has ended a day ago, whosever it is, and what was dropped once that was read; returns the jobs that are left. */
export async function tidy(): Promise<Job[]> {
    const kept = await all();
    if (!kept) return [];
    const left: Job[] = [];
    for (const job of kept.jobs) {
        if (isOld(job) || (job.state === 'dropped' && job.seen === true)) await kept.from.drop(job.id);
        else left.push(job);
    }
    if (left.length === 0) await remove(kept.from);
    return left;
}

/** Reduces the jobs of others that have not ended to their figures, for the next sign-in of whose they are; returns their ids. */
export async function dropOthers(owner: string, isAtWork: (owner: string) => boolean): Promise<string[]> {
    const kept = await all();
    const dropped: string[] = [];
    for (const job of kept?.jobs ?? []) {
        if (!kept || job.owner === owner || !isRunning(job) || isAtWork(job.owner)) continue;
        try {
            const counts = countsOf(await kept.from.items(job.id));
            await kept.from.dropItems(job.id);
            await kept.from.saveJob({ ...job, counts, state: 'dropped' });
            dropped.push(job.id);
        } catch {
            // stays, and is tried again at the next sign-in
        }
    }
    return dropped;
}

/** Drops all jobs of a person. */
export async function forget(owner: string): Promise<void> {
    const kept = await all();
    if (!kept) return;
    try {
        for (const job of kept.jobs) if (job.owner === owner) await kept.from.drop(job.id);
        if (kept.jobs.every(job => job.owner === owner)) await remove(kept.from);
    } catch {
        // nothing more can be done
    }
}

async function remove(empty: JobStorage): Promise<void> {
    opened = null;
    empty.close();
    await removeStorage();
}
