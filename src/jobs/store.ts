import { useSyncExternalStore } from 'react';
import type { Job } from '#dataProvider/jobs/job';
import { JOBS_DATABASE, mayExist } from '../config/database';

/** The jobs that this tab knows of, its own and those that another tab works on. Small: every page of the portal loads it. */

/** A job as it is shown. */
export interface ShownJob extends Job {
    /** milliseconds until it has probably ended; absent until that can be told */
    left?: number;
    /** when the server, which is busy, is asked again; in milliseconds since 1970 */
    goesOn?: number;
    /** the browser's storage refuses: the job ends with this page */
    fleeting?: boolean;
}

export interface Jobs {
    /** whether a job exists or starts, so that bar and engine are loaded */
    wanted: boolean;
    /** whether `list` is complete */
    read: boolean;
    /** the oldest first */
    list: readonly ShownJob[];
}

const NONE: Jobs = { wanted: false, read: false, list: [] };
let jobs = NONE;
const listeners = new Set<() => void>();

/** Changes what is known. */
export function showJobs(changes: Partial<Jobs>): void {
    jobs = { ...jobs, ...changes };
    listeners.forEach(listener => listener());
}

const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
};

/** Whether a job has something left to do by itself. */
export const isRunning = ({ state }: Pick<Job, 'state'>): boolean => state === 'running' || state === 'paused';

/** Whether any job has something left to do; changes seldom, unlike `useJobs`. */
export const useAnyRunning = (): boolean => useSyncExternalStore(subscribe, () => jobs.list.some(isRunning));

export const useWanted = (): boolean => useSyncExternalStore(subscribe, () => jobs.wanted);

export const currentJobs = (): Jobs => jobs;

export const useJobs = (): Jobs => useSyncExternalStore(subscribe, currentJobs);

/** On which tabs tell each other of their jobs. */
export const JOBS_CHANNEL = 'jobs';

/** Wakes the engine when the browser holds jobs, or cannot tell, or another tab starts one; returns a function that listens no longer. */
export function wakeForJobs(): () => void {
    const wake = (): void => showJobs({ wanted: true });
    void mayExist(JOBS_DATABASE).then(exists => exists && wake());
    if (typeof BroadcastChannel === 'undefined') return () => undefined;
    const channel = new BroadcastChannel(JOBS_CHANNEL);
    channel.addEventListener('message', wake, { once: true });
    return () => channel.close();
}
