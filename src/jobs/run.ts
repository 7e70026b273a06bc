import type { QueryClient } from '@tanstack/react-query';
import type { MessageKey } from '#i18n/messages';
import type { PortalDataProvider } from '#dataProvider';
import { PortalError } from '#dataProvider/errors';
import { portalLane, type Lane } from '#dataProvider/jobs/lane';
import { anew, countsOf, settled, workThrough, type Item, type ItemState, type Job } from '#dataProvider/jobs/job';
import { taskOf, type Step } from '#dataProvider/jobs/verbs';
import { refusalReasons } from '../licences/public';
import { failureText } from '../shared/failure';
import { invalidateAfter, type Change } from '../shared/query/touches';
import type { ShownJob } from './store';

/** One job at work in this tab. */

/** What a job's verb calls, for what it makes stale. */
const CALLS: Readonly<Record<Step['verb'], readonly Change[]>> = {
    giveLicence: ['PUT /users/{id}/licences/{licenceId}', 'PUT /users/{id}/keys/{keyId}'],
    joinGroup: ['PUT /cloudGroups/{id}/users/{userId}'],
    recover: ['POST /users/{id}/recover'],
};

/** After so many the time left can be told. */
const ENOUGH = 6;

export interface Surroundings {
    provider: PortalDataProvider;
    queries: QueryClient;
    /** keeps the job, or one of its items; what it returns is awaited before a call is sent */
    keep(job: Job, at?: number): Promise<void>;
    /** shows that something has changed */
    tell(): void;
    lane?: Lane;
}

export interface Run {
    job: Job;
    items: Item[];
    /** works until everybody is settled; resolves at once when it is not to run */
    start(): void;
    /** lets no further call leave; resolves when those under way are answered */
    halt(): Promise<void>;
    act(command: Command): void;
    shown(): ShownJob;
}

/** What a person does with a job. `again` repeats what failed and what was not started, `resend` what may have been sent. */
export type Command = 'pause' | 'resume' | 'stop' | 'again' | 'resend' | 'close';

const isLeftOver = (state: ItemState): boolean => state === 'failed' || state === 'waiting';

/** Puts a job to work. */
export function createRun(job: Job, items: Item[], around: Surroundings): Run {
    let stopper: AbortController | null = null;
    let running: Promise<void> = Promise.resolve();
    // Of a job that was dropped only its figures are left.
    const counts = { ...(job.state === 'dropped' ? job.counts : countsOf(items)) };
    let pace = { since: Date.now(), from: settled(counts) };

    const change = (changes: Partial<Job>): void => {
        Object.assign(run.job, changes, { counts: { ...counts } });
        void around.keep(run.job);
        around.tell();
    };

    const set = (at: number, item: Item): Promise<void> => {
        const before = items[at];
        if (before) counts[before.state] -= 1;
        counts[item.state] += 1;
        items[at] = item;
        run.job.counts = { ...counts };
        around.tell();
        return around.keep(run.job, at);
    };

    /** Finds the reasons of refusals that came without one, once for all (ERROR-6). */
    const explain = async (): Promise<void> => {
        const [step] = run.job.steps;
        if (step?.verb !== 'giveLicence') return;
        const refused = items.flatMap((item, at) => (item.state === 'failed' && item.status === 409 ? [{ item, at }] : []));
        if (refused.length === 0) return;
        const reasons = await refusalReasons(
            around.provider,
            refused.map(({ item: { id, key, code, reason = 'errors.unknown' } }) => ({
                error: new PortalError(reason, { status: 409, reason: 'http', code }),
                licence: step.licence,
                user: id,
                key,
            })),
        );
        refused.forEach(({ item, at }, place) => void set(at, { ...item, reason: reasons[place] ?? item.reason }));
    };

    const work = async (signal: AbortSignal): Promise<void> => {
        pace = { since: Date.now(), from: settled(counts) };
        const { over } = await workThrough({
            items,
            steps: run.job.steps,
            taskOf: (step, item) => taskOf(around.provider, step, item),
            lane: around.lane ?? portalLane,
            signal,
            set,
        });
        if (!signal.aborted && (over !== undefined || counts.waiting + counts.sent === 0)) {
            await explain();
            const reason: MessageKey | undefined = over === undefined ? undefined : failureText(over);
            change({ state: over === undefined ? 'ended' : 'over', ended: Date.now(), reason });
        }
        await invalidateAfter(
            around.queries,
            run.job.steps.flatMap(({ verb }) => CALLS[verb]),
        );
    };

    const repeat = (isMeant: (state: ItemState) => boolean): void => {
        items.forEach((item, at) => {
            if (isMeant(item.state)) void set(at, anew(item));
        });
        change({ state: 'running', ended: undefined, reason: undefined, seen: false });
        run.start();
    };

    const run: Run = {
        job: { ...job, counts },
        items,
        start() {
            if (run.job.state !== 'running') return;
            const mine = new AbortController();
            stopper = mine;
            // Not before what an earlier start has under way is answered.
            running = running.then(() => (mine.signal.aborted ? undefined : work(mine.signal)));
        },
        halt() {
            stopper?.abort();
            return running;
        },
        act(command) {
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
                    void run.halt();
                    break;
                case 'again':
                    repeat(isLeftOver);
                    break;
                case 'resend':
                    repeat(state => state === 'perhaps');
                    break;
                case 'close':
                    change({ seen: true });
            }
        },
        shown() {
            const done = settled(counts) - pace.from;
            const open = counts.waiting + counts.sent;
            const left = done < ENOUGH ? undefined : (open * (Date.now() - pace.since)) / done;
            return { ...run.job, ...(run.job.state === 'running' && left !== undefined ? { left } : {}) };
        },
    };
    return run;
}
