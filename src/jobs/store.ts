import { useSyncExternalStore } from 'react';
import type { Job } from '#dataProvider/jobs/job';
import { JOBS_DATABASE, mayExist, PLANS_DATABASE } from '#storage/database';
import { openChannel } from '../shared/tabs/channel';

/** The jobs known to this tab, its own and those of another tab. Small: every page of the portal loads it. */

/** A job with what is shown of it. */
export interface ShownJob extends Job {
    /** estimated milliseconds until it ends; absent until there is an estimate */
    left?: number;
    /** when the busy server is tried again, in milliseconds since 1970 */
    goesOn?: number;
    /** the share of its steps that are completed, if it has several phases */
    part?: number;
    /** it could not be stored, so it ends with this page */
    unsaved?: boolean;
}

export interface Jobs {
    /** whether a job exists or is being started, so that bar and engine are loaded */
    wanted: boolean;
    /** whether `list` is complete */
    read: boolean;
    /** the oldest first */
    list: readonly ShownJob[];
    /** how many plans are stored that have not begun or are held */
    plans: number;
}

const NONE: Jobs = { wanted: false, read: false, list: [], plans: 0 };
let jobs = NONE;
const listeners = new Set<() => void>();

/** Updates the known jobs. */
export function showJobs(changes: Partial<Jobs>): void {
    jobs = { ...jobs, ...changes };
    listeners.forEach(listener => listener());
}

const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
};

/** Whether a job still has work to do. */
export const isRunning = ({ state }: Pick<Job, 'state'>): boolean => state === 'running' || state === 'paused';

/** Whether any job or plan still has work to do; changes less often than `useJobs`. */
export const useAnyOpen = (): boolean => useSyncExternalStore(subscribe, () => jobs.plans > 0 || jobs.list.some(isRunning));

/** Whether the code that works on jobs is wanted in this tab. */
export const useWanted = (): boolean => useSyncExternalStore(subscribe, () => jobs.wanted);

/** The jobs as they are by now, outside of rendering. */
export const currentJobs = (): Jobs => jobs;

/** The jobs of this person and customer. */
export const useJobs = (): Jobs => useSyncExternalStore(subscribe, currentJobs);

/** Name of the channel between the tabs. */
export const CHANNEL = 'jobs';

/** Starts the engine if the browser stores jobs or plans or cannot say, and when another tab starts one; returns a function that stops listening. */
export function wakeForJobs(): () => void {
    const wake = (): void => showJobs({ wanted: true });
    void mayExist(JOBS_DATABASE, PLANS_DATABASE).then(exists => exists && wake());
    const channel = openChannel(CHANNEL);
    channel?.addEventListener('message', wake, { once: true });
    return () => channel?.close();
}
