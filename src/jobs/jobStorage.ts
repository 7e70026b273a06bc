import { countsOf, type Item, type Job } from '#dataProvider/jobs/job';
import { JOBS_DATABASE } from '#storage/database';
import { removeDatabase } from '#storage/openFor';
import { isOldPlan } from '#storage/planDatabase';
import { openStorage, type JobStorage } from './database';
import { isRunning } from './store';

/** This tab's access to the stored jobs: opened once, cleaned up, and removed when empty (MANY-6, MANY-9). */

/** How long a job is stored after it has ended, in milliseconds; one of a plan as long as the plan. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** The Web Lock of the storage as a whole. */
const LOCK = 'jobs';

export interface Kept {
    job: Job;
    items: Item[];
}

let opened: Promise<JobStorage> | null = null;

/**
 * Runs work that adds or removes jobs in one tab at a time, because a job that starts while another tab removes the empty storage would be
 * lost. Must not be nested.
 */
export const alone = async <Result>(work: () => Promise<Result>): Promise<Result> =>
    (await hasLocks()) ? navigator.locks.request(LOCK, work) : work();

let locks: Promise<boolean> | null = null;

/** Whether Web Locks can be used: not on a page served over http, nor where the browser refuses. Nothing is stored then. */
const hasLocks = (): Promise<boolean> =>
    (locks ??= Promise.resolve()
        .then(() => navigator.locks.request(LOCK, { ifAvailable: true }, () => true))
        .catch(() => false));

async function storage(): Promise<JobStorage> {
    if (!(await hasLocks())) throw new Error('Tabs cannot be told apart.');
    if (opened) return opened;
    const opening = openStorage(() => {
        if (opened === opening) opened = null;
    });
    opened = opening;
    // A failure may be temporary.
    opening.catch(() => {
        if (opened === opening) opened = null;
    });
    return opening;
}

/** Opens the storage; resolves with whether it is usable. */
export const open = (): Promise<boolean> =>
    storage().then(
        from =>
            from.jobs().then(
                () => true,
                () => false,
            ),
        () => false,
    );

/** Stores a new job with all its items. */
export const add = async (job: Job, items: readonly Item[]): Promise<void> => (await storage()).add(job, items);

/** Stores a job as it is by now. */
export const saveJob = async (job: Job): Promise<void> => (await storage()).saveJob(job);

/** Stores the items at these places of a job's list. */
export const saveItems = async (job: string, items: readonly Item[], places: readonly number[]): Promise<void> =>
    (await storage()).saveItems(job, items, places);

/** Removes a job and its items. */
export const drop = async (job: string): Promise<void> => (await storage()).drop(job);

/** The jobs of all users; none if the storage fails. */
async function all(): Promise<{ from: JobStorage; jobs: Job[] } | null> {
    try {
        const from = await storage();
        return { from, jobs: await from.jobs() };
    } catch {
        return null;
    }
}

/** A stored job; null if there is none. */
export async function jobOf(id: string): Promise<Kept | null> {
    const kept = await all();
    const job = kept?.jobs.find(stored => stored.id === id);
    return kept && job ? { job, items: await kept.from.items(id).catch(() => []) } : null;
}

/** The stored jobs of a user, without the old ones, which are deleted first. */
export async function jobsOf(owner: string): Promise<Kept[]> {
    const from = await storage().catch(() => null);
    const found: Kept[] = [];
    try {
        for (const job of await tidy()) if (from && job.owner === owner) found.push({ job, items: await from.items(job.id) });
    } catch {
        // only those that can be read
    }
    return found;
}

/** Whether a job ended a day ago, or in the future because the clock was set back. */
export const isOld = ({ ended, plan }: Job): boolean =>
    plan === undefined ? ended !== undefined && Math.abs(Date.now() - ended) > KEPT_MS : isOldPlan({ ended });

/** Deletes all users' jobs that ended a day ago, and dropped ones that have been seen; returns the remaining jobs. */
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

/** Reduces other users' unfinished jobs to their counts, which their owners see at their next sign-in; returns the ids. */
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
            // retried at the next sign-in
        }
    }
    return dropped;
}

/** Deletes all jobs of a user. */
export async function forget(owner: string): Promise<void> {
    const kept = await all();
    if (!kept) return;
    try {
        for (const job of kept.jobs) if (job.owner === owner) await kept.from.drop(job.id);
        if (kept.jobs.every(job => job.owner === owner)) await remove(kept.from);
    } catch {
        // nothing else can be done
    }
}

async function remove(empty: JobStorage): Promise<void> {
    opened = null;
    empty.close();
    await removeDatabase(JOBS_DATABASE);
}
