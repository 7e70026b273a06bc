import { afterEach, expect, it, vi } from 'vitest';
import type { Item, Job } from '#dataProvider/jobs/job';
import { keep, runs, unsaved } from '#src/jobs/persistence';
import type { Run } from '#src/jobs/run';

/** What waits for an idle page. */
const waiting: (() => void)[] = [];

/** Lets the page be idle once, for one of those that wait. */
async function beIdle(): Promise<void> {
    waiting.shift()?.();
    await new Promise(resolve => setTimeout(resolve));
}

/** Puts a job of three people to work, which the storage refuses. */
function work(state: Item['state']): Job {
    const items = ['a', 'b', 'c'].map((id): Item => ({ id, state, step: 0 }));
    const job = { id: 'job' } as Job;
    runs.set(job.id, { job, items } as unknown as Run);
    unsaved.add(job.id);
    vi.stubGlobal('requestIdleCallback', (go: () => void) => waiting.push(go));
    return job;
}

afterEach(() => {
    vi.useRealTimers();
    runs.clear();
    unsaved.clear();
    waiting.length = 0;
});

/** Keeps three people at once; returns how many may go on. */
function keepAll(job: Job): () => number {
    let count = 0;
    for (const at of [0, 1, 2]) void keep(job, [at]).then(() => (count += 1));
    return () => count;
}

it('lets steps that are kept together be sent one at a time, each in a task of its own', async () => {
    const goingOn = keepAll(work('sent'));
    expect(waiting).toHaveLength(1);
    vi.useFakeTimers();
    waiting.shift()?.();
    for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
    for (const count of [1, 2, 3]) {
        expect(goingOn()).toBe(count);
        await vi.advanceTimersToNextTimerAsync();
    }
});

it('lets outcomes wait for nothing but being kept', async () => {
    const goingOn = keepAll(work('done'));
    await beIdle();
    expect(goingOn()).toBe(3);
});

it('lets nothing wait in a hidden tab, whose timers are slow', async () => {
    const goingOn = keepAll(work('sent'));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await beIdle();
    expect(goingOn()).toBe(3);
});
