import type { QueryClient } from '@tanstack/react-query';
import type { PortalDataProvider } from '#dataProvider';
import { PortalError } from '#dataProvider/errors';
import { portalLane, type Lane } from '#dataProvider/queue/lane';
import { anew, countsOf, settled, workThrough, type Item, type Job, type JobState } from '#dataProvider/jobs/job';
import { kindOf, STEPS, taskOf } from '#dataProvider/jobs/steps';
import { refusalReasons } from '../licences/public';
import { failureText } from '../shared/failure';
import { invalidateAfter } from '../shared/query/touches';
import { isRunning, type ShownJob } from './store';

/** One job that this tab works on. */

/** Number of completed items from which the remaining time can be estimated. */
const ENOUGH = 6;

export interface Surroundings {
    provider: PortalDataProvider;
    queries: QueryClient;
    /** stores the job, or the items at these positions; the result is awaited before a call is sent */
    keep(job: Job, places?: readonly number[]): Promise<void>;
    /** shows that something has changed */
    tell(): void;
    lane?: Lane;
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
    tell(): void;
    shown(): ShownJob;
}

/** What a user does with a job. `again` repeats what failed and what was not started, `resend` what may have been sent. */
export type Command = 'pause' | 'resume' | 'stop' | 'again' | 'resend' | 'close';

/** The states of a job in which a command is possible. */
const ALLOWED: Readonly<Record<Command, (state: JobState) => boolean>> = {
    pause: state => state === 'running',
    resume: state => state === 'paused',
    stop: state => isRunning({ state }),
    again: state => state === 'ended' || state === 'stopped',
    resend: state => !isRunning({ state }) && state !== 'dropped',
    close: state => !isRunning({ state }),
};

/** An item that was sent and got no response before its job stopped: its outcome is unknown. */
const lost = (item: Item): Item => ({ ...item, state: 'perhaps', reason: 'errors.network' });

const isUnanswered = ({ state }: Item): boolean => state === 'sent';

/** How long a job waits for the reasons of its refusals, which may be thousands, in milliseconds. */
const REASONS_MS = 60_000;

/** How long, in milliseconds, the lane must stay closed for the wait to be shown. */
const SHOWN_WAIT_MS = 5_000;

/** Creates the run of a job. */
export function createRun(job: Job, items: Item[], around: Surroundings): Run {
    const lane = around.lane ?? portalLane;
    let stopper: AbortController | null = null;
    let running: Promise<void> = Promise.resolve();
    if (!isRunning(job)) items.forEach((item, at) => item.state === 'sent' && (items[at] = lost(item)));
    // Of a dropped job only the counts are left.
    const counts = { ...(job.state === 'dropped' ? job.counts : countsOf(items)) };
    let pace = { since: performance.now(), from: settled(counts) };

    const change = (changes: Partial<Job>): void => {
        Object.assign(run.job, changes, { counts: { ...counts } });
        void around.keep(run.job);
        around.tell();
    };

    /** Replaces changed items. */
    const setAll = (changed: readonly { at: number; item: Item }[]): Promise<void> => {
        for (const { at, item } of changed) {
            const before = items[at];
            if (before) counts[before.state] -= 1;
            counts[item.state] += 1;
            items[at] = item;
        }
        run.job.counts = { ...counts };
        around.tell();
        return around.keep(
            run.job,
            changed.map(({ at }) => at),
        );
    };
    const set = (at: number, item: Item): Promise<void> => setAll([{ at, item }]);

    /** Changes some items. */
    const turn = (isMeant: (item: Item) => boolean, into: (item: Item) => Item): void => {
        const changed = items.flatMap((item, at) => (isMeant(item) ? [{ at, item: into(item) }] : []));
        if (changed.length > 0) void setAll(changed);
    };

    /** Finds the reasons for all refusals without one, in one go (ERROR-6). */
    const explain = async (): Promise<void> => {
        const refused = items.flatMap((item, at) =>
            (item.missed ?? []).flatMap(one => {
                const step = run.job.steps[one.step];
                if (one.status !== 409 || !step || !('licence' in step)) return [];
                const error = new PortalError(one.reason ?? 'errors.unknown', { status: 409, reason: 'http', code: one.code });
                return [{ at, one, asked: { error, licence: step.licence, ...kindOf(step).refused?.(step, item) } }];
            }),
        );
        if (refused.length === 0) return;
        const reasons = await refusalReasons(
            around.provider,
            refused.map(({ asked }) => asked),
            REASONS_MS,
        );
        refused.forEach(({ at, one }, place) => {
            const item = items[at];
            const reason = reasons[place];
            if (!item || !reason) return;
            const missed = (item.missed ?? []).map(other => (other.step === one.step ? { ...one, reason } : other));
            const isFirst = missed.find(({ state }) => state === item.state)?.step === one.step;
            void set(at, { ...item, missed, ...(isFirst ? { reason } : {}) });
        });
    };

    /** The job's state once no call is pending; null if it continues later, because the session has ended. */
    const endOf = async (
        signal: AbortSignal,
        { over, tired }: { over?: unknown; tired?: unknown },
    ): Promise<Pick<Job, 'state' | 'reason'> | null> => {
        const isHalted = signal.aborted && run.job.state === 'running';
        if (isHalted) return null;
        if (counts.waiting + counts.sent === 0 && over === undefined) {
            await explain();
            return { state: 'ended' };
        }
        if (signal.aborted) return run.job.state === 'stopped' ? { state: 'stopped' } : null;
        if (over !== undefined) return { state: 'over', reason: failureText(over) };
        if (tired !== undefined) return { state: 'stopped', reason: failureText(tired) };
        // The calls got a 401 although the session has not ended here: nothing else would continue the job.
        return { state: 'paused' };
    };

    const work = async (mine: AbortController): Promise<void> => {
        const { signal } = mine;
        pace = { since: performance.now(), from: settled(counts) };
        const early = await workThrough({
            items,
            steps: run.job.steps,
            taskOf: (step, item) => taskOf(around.provider, step, item),
            lane,
            signal,
            set,
        });
        const end = await endOf(signal, early);
        // From here on the job may be started again.
        mine.abort();
        if (end) {
            if (end.state !== 'paused') turn(isUnanswered, lost);
            change({ reason: undefined, ...end, ...(end.state === 'paused' ? {} : { ended: Date.now() }) });
        }
        await invalidateAfter(
            around.queries,
            run.job.steps.flatMap(({ verb }) => [...STEPS[verb].calls]),
        );
    };

    const repeat = (isMeant: (item: Item) => boolean): void => {
        turn(isMeant, item => anew(item, run.job.steps.length));
        change({ state: 'running', ended: undefined, reason: undefined, seen: false });
        run.start();
    };

    const run: Run = {
        job: { ...job, counts },
        items,
        start() {
            if (run.job.state !== 'running' || stopper?.signal.aborted === false) return;
            const mine = new AbortController();
            stopper = mine;
            // Waits for the pending calls of an earlier start.
            running = running.then(() => (mine.signal.aborted ? undefined : work(mine))).catch(() => mine.abort());
        },
        tell: () => around.tell(),
        halt() {
            stopper?.abort();
            return running;
        },
        act(command, only) {
            const { state } = run.job;
            // A command from another tab may arrive after the job has changed here.
            if (!ALLOWED[command](state)) return;
            switch (command) {
                case 'pause':
                    change({ state: 'paused' });
                    void run.halt();
                    break;
                case 'resume':
                    change({ state: 'running' });
                    run.start();
                    break;
                case 'stop':
                    change({ state: 'stopped', ended: Date.now() });
                    void run.halt().then(() => run.job.state === 'stopped' && turn(isUnanswered, lost));
                    break;
                case 'again':
                    repeat(({ state: before }) => before === 'failed');
                    break;
                case 'resend':
                    repeat(({ id, state: before }) => before === 'perhaps' && (only ?? id) === id);
                    break;
                case 'close':
                    change({ seen: true });
            }
        },
        shown() {
            const done = settled(counts) - pace.from;
            const open = counts.waiting + counts.sent;
            const left = done < ENOUGH ? undefined : (open * (performance.now() - pace.since)) / done;
            if (run.job.state !== 'running') return { ...run.job };
            const wait = lane.opensIn();
            return {
                ...run.job,
                ...(left === undefined ? {} : { left }),
                ...(wait < SHOWN_WAIT_MS ? {} : { goesOn: Date.now() + wait }),
            };
        },
    };
    return run;
}
