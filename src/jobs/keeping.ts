import * as session from '#authProvider/session';
import type { Job } from '#dataProvider/jobs/job';
import type { Run } from './run';
import * as shelf from './shelf';

/** The jobs at work in this tab, and how each of their steps is kept (MANY-6, MANY-9). */

export const runs = new Map<string, Run>();
/** the jobs of this tab that the storage refuses */
export const fleeting = new Set<string>();

/** the items of jobs that are about to be kept */
const gathering = new Map<string, { places: Set<number>; kept: Promise<void> }>();

/** Keeps a job, or some of its items; those that change at the same moment in one transaction, which is most of a step's work in this tab. */
export function keep(job: Job, places?: readonly number[]): Promise<void> {
    if (!places) return save(job);
    const moment = gathering.get(job.id) ?? gather(job);
    places.forEach(at => moment.places.add(at));
    return moment.kept;
}

/** The longest time that a step waits for the page to be idle, in milliseconds. */
const PATIENCE_MS = 100;

/**
 * Resolves when the page has nothing to draw and nobody to answer: each step waits here before its call is sent, so that a fast server leaves
 * the page to the person. A hidden page draws nothing.
 */
const idle = (): Promise<void> =>
    new Promise(resolve => {
        const go = (): void => resolve();
        if (document.hidden || typeof requestIdleCallback === 'undefined') setTimeout(go, 0);
        else requestIdleCallback(go, { timeout: PATIENCE_MS });
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

/** Resolves when what has changed so far is kept. */
export const allKept = async (): Promise<void> => {
    await Promise.all([...gathering.values()].map(({ kept }) => kept));
};

/** Keeps at once. After a sign-out what is answered late is not kept. */
async function save(job: Job, places?: readonly number[]): Promise<void> {
    const run = runs.get(job.id);
    if (!run || fleeting.has(job.id)) return;
    try {
        if (places) await shelf.saveItems(job.id, run.items, places);
        else await shelf.saveJob({ ...job });
    } catch {
        await rescue(run);
    }
}

const rescues = new Map<Run, Promise<void>>();

/**
 * Keeps a job once more, whole, when the storage has lost it or refuses a change. If it still refuses, the job ends with the page, and what is kept of
 * it must not be taken for how far it got.
 */
function rescue(run: Run): Promise<void> {
    const { job, items } = run;
    const under = rescues.get(run);
    if (under) return under;
    const saving = shelf
        .alone(async () => {
            // It was dropped by a sign-out, here or in another tab.
            if (runs.get(job.id) !== run || session.getToken() === null) return;
            try {
                await shelf.add(run.job, items);
            } catch {
                fleeting.add(job.id);
                await shelf.drop(job.id).catch(() => undefined);
                run.tell();
            }
        })
        .finally(() => rescues.delete(run));
    rescues.set(run, saving);
    return saving;
}
