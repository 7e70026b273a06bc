import * as session from '#authProvider/session';
import type { Job } from '#dataProvider/jobs/job';
import type { Run } from './run';
import * as jobStorage from './jobStorage';

/** The jobs that this tab works on, and storing each of their steps (MANY-6, MANY-9). */

export const runs = new Map<string, Run>();
/** ids of this tab's jobs that cannot be stored */
export const unsaved = new Set<string>();

/** the items that are about to be stored, by job */
const gathering = new Map<string, { places: Set<number>; kept: Promise<void> }>();

/**
 * Stores a job, or some of its items. Items that change at the same moment share one transaction, because transactions are the most expensive
 * part of a step.
 */
export function keep(job: Job, places?: readonly number[]): Promise<void> {
    if (!places) return save(job);
    const moment = gathering.get(job.id) ?? gather(job);
    places.forEach(at => moment.places.add(at));
    const isSent = places.some(at => runs.get(job.id)?.items[at]?.state === 'sent');
    return isSent ? moment.kept.then(nextTurn) : moment.kept;
}

let turns: Promise<void> = Promise.resolve();

/**
 * Lets steps that were stored together be sent one at a time, each in a task of its own: six calls in one task block input for 100 ms on a
 * slow processor. In a hidden tab, where timers are slow, nobody waits for that.
 */
function nextTurn(): Promise<void> {
    if (document.hidden) return Promise.resolve();
    const turn = turns;
    turns = turn.then(() => new Promise(done => setTimeout(done)));
    return turn;
}

/** The longest time that a step waits for the page to be idle, in milliseconds. */
const TIMEOUT_MS = 100;

/**
 * Resolves when the page is idle. Each step waits for this before its call is sent, so that the page stays responsive even with a fast server.
 * A hidden page renders nothing.
 */
const idle = (): Promise<void> =>
    new Promise(resolve => {
        const go = (): void => resolve();
        if (document.hidden || typeof requestIdleCallback === 'undefined') setTimeout(go, 0);
        else requestIdleCallback(go, { timeout: TIMEOUT_MS });
    });

function gather(job: Job) {
    const places = new Set<number>();
    const kept = idle().then(() => {
        gathering.delete(job.id);
        return save(job, [...places]);
    });
    gathering.set(job.id, { places, kept });
    return { places, kept };
}

/** Resolves when all changes so far are stored. */
export const allKept = async (): Promise<void> => {
    await Promise.all([...gathering.values()].map(({ kept }) => kept));
};

/** Stores at once. Responses that arrive after a sign-out are not stored. */
async function save(job: Job, places?: readonly number[]): Promise<void> {
    const run = runs.get(job.id);
    if (!run || unsaved.has(job.id)) return;
    try {
        if (places) await jobStorage.saveItems(job.id, run.items, places);
        else await jobStorage.saveJob({ ...job });
    } catch {
        await rescue(run);
    }
}

const rescues = new Map<Run, Promise<void>>();

/**
 * Stores the complete job again when the storage has lost it or failed. If that fails too, the job ends with the page; its outdated stored copy
 * is deleted.
 */
function rescue(run: Run): Promise<void> {
    const { job, items } = run;
    const under = rescues.get(run);
    if (under) return under;
    const saving = jobStorage
        .alone(async () => {
            // It was deleted by a sign-out, here or in another tab.
            if (runs.get(job.id) !== run || session.getToken() === null) return;
            try {
                await jobStorage.add(run.job, items);
            } catch {
                unsaved.add(job.id);
                await jobStorage.drop(job.id).catch(() => undefined);
                run.notify();
            }
        })
        .finally(() => rescues.delete(run));
    rescues.set(run, saving);
    return saving;
}
