import type { QueryClient } from '@tanstack/react-query';
import type { PortalDataProvider } from '#dataProvider';
import { portalQueue, type Queue } from '#dataProvider/queue/queue';
import type { Item, Job, Missed } from '#dataProvider/jobs/job';
import { canRetry, toRetry } from '#dataProvider/jobs/outcome';
import { workThrough } from '#dataProvider/jobs/work';
import { kindOf, STEPS, taskOf, type Step } from '#dataProvider/jobs/steps';
import { failureText } from '../shared/failure';
import { invalidateAfter } from '../shared/query/touches';
import { explain } from './explain';
import { countingKeys } from './keysLeft';
import { createLedger, type Ledger } from './ledger';
import { isRunning, type ShownJob } from './store';

/** One job that this tab works on. */

export interface Surroundings {
    provider: PortalDataProvider;
    queries: QueryClient;
    /** stores the job, or the items at these positions; the result is awaited before a call is sent */
    keep(job: Job, places?: readonly number[]): Promise<void>;
    /** shows that something has changed */
    notify(): void;
    queue?: Queue;
}

export interface Run {
    job: Job;
    items: Item[];
    /** works until all items are settled; does nothing if the job is not running */
    start(): void;
    /** stops sending calls; resolves when the pending ones have completed */
    halt(): Promise<void>;
    /** @param item the id of the one that is meant; all without it */
    act(command: Command, item?: string): void;
    /** shows that something has changed */
    notify(): void;
    shown(): ShownJob;
}

/**
 * What a user does with a job. `again` repeats what failed and what was not started, but no e-mail that was perhaps sent; `resend` what may have
 * been sent, `force` what was changed in the meantime by others (MANY-14). What it is held for is begun by a command of its own, so that a press
 * which comes late begins nothing else: the `others` after the first ones, and the `last` phases.
 */
export type Command = 'pause' | 'resume' | 'others' | 'last' | 'stop' | 'again' | 'resend' | 'force' | 'close';

/** Those that try items again. */
type Retry = Extract<Command, 'again' | 'resend' | 'force'>;

/** The jobs with which a command is possible. */
const ALLOWED: Readonly<Record<Command, (job: Pick<Job, 'state' | 'first'>) => boolean>> = {
    pause: ({ state }) => state === 'running',
    resume: ({ state }) => state === 'paused',
    others: ({ state, first }) => state === 'held' && first !== undefined,
    last: ({ state, first }) => state === 'held' && first === undefined,
    stop: ({ state }) => isRunning({ state }) || state === 'held',
    again: ({ state }) => state === 'ended' || state === 'held' || state === 'stopped',
    resend: ({ state }) => !isRunning({ state }) && state !== 'dropped',
    force: ({ state }) => !isRunning({ state }) && state !== 'dropped',
    close: ({ state }) => !isRunning({ state }),
};

/** An item that was sent and got no response before its job stopped: its outcome is unknown. */
const toUnknown = (item: Item): Item => ({ ...item, state: 'unknown', reason: 'errors.network' });

const isSent = ({ state }: Item): boolean => state === 'sent';

/** How long, in milliseconds, the queue must stay closed for the wait to be shown. */
const SHOWN_WAIT_MS = 5_000;

/** The job's state once no call is pending; null if it continues later, because the session has ended. */
async function endOf(
    ledger: Ledger,
    provider: PortalDataProvider,
    { signal, targetMissing, exhausted, held }: { signal: AbortSignal } & Awaited<ReturnType<typeof workThrough>>,
): Promise<Pick<Job, 'state' | 'reason'> | null> {
    const { job } = ledger;
    const isHalted = signal.aborted && job.state === 'running';
    if (isHalted) return null;
    const { waiting, sent } = ledger.counts();
    if (waiting + sent === 0 && targetMissing === undefined) {
        await explain(ledger, provider);
        return { state: 'ended' };
    }
    if (signal.aborted) return job.state === 'stopped' ? { state: 'stopped' } : null;
    if (targetMissing !== undefined) return { state: 'targetMissing', reason: failureText(targetMissing) };
    if (exhausted !== undefined) return { state: 'stopped', reason: failureText(exhausted) };
    if (held) {
        await explain(ledger, provider);
        return { state: 'held' };
    }
    // The calls got a 401 although the session has not ended here: nothing else would continue the job.
    return { state: 'paused' };
}

/** The share of a job's steps that are completed, if it has several phases. */
function partOf({ job: { steps, plan }, items }: Pick<Run, 'job' | 'items'>): { part?: number } {
    if (!plan || items.length === 0) return {};
    const isOpen = ({ state }: Item): boolean => state === 'waiting' || state === 'sent';
    const done = items.reduce((sum, item) => sum + (isOpen(item) ? item.step : steps.length), 0);
    return { part: done / (items.length * steps.length) };
}

/** How long it still takes, and when it goes on if the queue is closed; both in milliseconds. */
const aheadOf = (left: number | undefined, wait: number): Pick<ShownJob, 'left' | 'goesOn'> => ({
    ...(left === undefined ? {} : { left }),
    ...(wait < SHOWN_WAIT_MS ? {} : { goesOn: Date.now() + wait }),
});

/** What was under way is unknown from now on, unless the job goes on by itself. */
function finish({ change, turn }: Ledger, end: Pick<Job, 'state' | 'reason'>): void {
    if (end.state !== 'paused') turn(isSent, toUnknown);
    const isLast = end.state !== 'paused' && end.state !== 'held';
    change({ reason: undefined, ...end, ...(isLast ? { ended: Date.now() } : {}) });
}

/** Whether nothing is left to do of the items that are tried first. */
const isTried = (items: readonly Item[]): boolean => items.every(({ state }) => state !== 'sent' && state !== 'waiting');

/** Works on a job until all items are settled, or `mine` is aborted; aborts it once the job may be started again. */
async function workOn(ledger: Ledger, { provider, queries }: Surroundings, queue: Queue, mine: AbortController): Promise<void> {
    const { signal } = mine;
    const { job, items } = ledger;
    ledger.measure();
    const counting = countingKeys({ job, items, provider });
    // Those that are tried first; their positions are the same.
    const { first } = job;
    const part = first === undefined ? items : items.slice(0, first);
    const outcome = await workThrough({
        items: part,
        steps: job.steps,
        holds: job.holds,
        taskOf: (step, item) => counting(taskOf(provider, step, item), step, item),
        queue,
        signal,
        set: (at, item) => {
            const kept = ledger.set(at, item);
            part[at] = item;
            return kept;
        },
    });
    const held = first !== undefined && isTried(part) ? true : outcome.held;
    const end = await endOf(ledger, provider, { signal, ...outcome, held });
    // From here on the job may be started again.
    mine.abort();
    if (end) finish(ledger, end);
    await invalidateAfter(
        queries,
        job.steps.flatMap(({ verb }) => [...STEPS[verb].calls]),
    );
}

/** An item that is tried again; with `force` whatever has changed. */
function again(item: Item, steps: readonly Step[], command: Retry): Item {
    const kindAt = ({ step }: Missed) => steps[step] && kindOf(steps[step]);
    const isLeft = (one: Missed): boolean => command === 'again' && one.state === 'unknown' && kindAt(one)?.mails === true;
    const { seen, ...next } = toRetry(item, steps.length, isLeft);
    // Who still has what was to go elsewhere is not deleted (LEAVE-5).
    const { missed = [] } = item;
    const isBound = command !== 'force' || (missed.length > 1 && missed.some(one => kindAt(one)?.phase === 'delete'));
    return { ...next, ...(command === 'force' ? { anyway: true } : {}), ...(seen && isBound ? { seen } : {}) };
}

/** Creates the run of a job. */
export function createRun(job: Job, items: Item[], around: Surroundings): Run {
    const queue = around.queue ?? portalQueue;
    let stopper: AbortController | null = null;
    let running: Promise<void> = Promise.resolve();
    if (!isRunning(job)) items.forEach((item, at) => item.state === 'sent' && (items[at] = toUnknown(item)));
    const ledger = createLedger(job, items, around);
    const { change, turn } = ledger;

    const goOn = (changes: Partial<Job> = {}): void => {
        change({ state: 'running', ...changes });
        run.start();
    };

    const repeat = (command: Retry, isMeant: (item: Item) => boolean): void => {
        turn(isMeant, item => again(item, run.job.steps, command));
        goOn({ ended: undefined, reason: undefined, seen: false });
    };

    const run: Run = {
        job: ledger.job,
        items,
        start() {
            if (run.job.state !== 'running' || stopper?.signal.aborted === false) return;
            const mine = new AbortController();
            stopper = mine;
            // Waits for the pending calls of an earlier start.
            running = running
                .then(() => (mine.signal.aborted ? undefined : workOn(ledger, around, queue, mine)))
                .catch(() => mine.abort());
        },
        notify: () => around.notify(),
        halt() {
            stopper?.abort();
            return running;
        },
        act(command, only) {
            // A command from another tab may arrive after the job has changed here.
            if (!ALLOWED[command](run.job)) return;
            switch (command) {
                case 'pause':
                    change({ state: 'paused' });
                    void run.halt();
                    break;
                case 'resume':
                    goOn();
                    break;
                case 'others':
                    goOn({ seen: false, first: undefined });
                    break;
                case 'last':
                    goOn({ seen: false, holds: undefined });
                    break;
                case 'stop':
                    change({ state: 'stopped', ended: Date.now() });
                    void run.halt().then(() => run.job.state === 'stopped' && turn(isSent, toUnknown));
                    break;
                case 'again':
                    repeat(command, canRetry);
                    break;
                case 'resend':
                    repeat(command, ({ id, state: before }) => before === 'unknown' && (only ?? id) === id);
                    break;
                case 'force':
                    repeat(command, ({ id, state: before }) => before === 'changed' && (only ?? id) === id);
                    break;
                case 'close':
                    change({ seen: true });
            }
        },
        shown() {
            const part = partOf(run);
            if (run.job.state !== 'running') return { ...run.job, ...part };
            return { ...run.job, ...part, ...aheadOf(ledger.left(), queue.opensIn()) };
        },
    };
    return run;
}
