import type { MessageKey, Messages } from '../../i18n/messages';
import { PortalError } from '../errors';
import type { Queue } from '../queue/queue';
import { createRetryBudget, perform, type Task, type Verdict } from '../queue/perform';
import { isChanged } from '../queue/verified';
import type { Step, Subject } from './steps';

/** Jobs: one verb, or several in order, for many people. Pure. */

/** What jobs do: the actions on several that have texts. */
export type JobKind = keyof Messages['verbs'];

/**
 * - `running`: working, or continuing as soon as the user is signed in again
 * - `paused`, `stopped`: by the user
 * - `ended`: all items have been tried
 * - `targetMissing`: its target, e.g. the licence, no longer exists
 * - `dropped`: another user signed in in this browser before it had ended
 */
export type JobState = 'running' | 'paused' | 'stopped' | 'ended' | 'targetMissing' | 'dropped';

export interface Job {
    id: string;
    /** its owner: user and customer */
    owner: string;
    kind: JobKind;
    steps: readonly Step[];
    state: JobState;
    /** in milliseconds since 1970 */
    begun: number;
    /** when it finally stopped, in milliseconds since 1970 */
    ended?: number;
    /** why it ended early */
    reason?: MessageKey;
    /** after it ended, its bar was closed or its page opened */
    seen?: boolean;
    counts: Counts;
}

/**
 * - `waiting`: not sent yet
 * - `sent`: sent, without a response yet; after a reload its outcome is unknown
 * - `done`; `gone`: the person no longer exists, which counts as done
 * - `failed`; `unknown`: it is unknown whether it took effect
 * - `changed`: not sent, because somebody else changed what was decided upon (MANY-14)
 */
export type ItemState = 'waiting' | 'sent' | 'done' | 'gone' | 'failed' | 'unknown' | 'changed';

/** Why a call did not succeed. */
export interface Failure {
    reason?: MessageKey;
    /** status and code of the refusal, for a reason that is looked up later */
    status?: number;
    code?: number | string;
}

/** How a step did not succeed, the worst first: the outcome of an item with several. */
const MISSING = ['failed', 'unknown', 'changed'] as const satisfies readonly ItemState[];
type Missing = (typeof MISSING)[number];

/** A step that did not succeed. */
export interface Missed extends Failure {
    step: number;
    state: Missing;
    /** it failed, but the outcome of an earlier call of it is unknown */
    unclear?: true;
}

/** An item of a job: a person, key or seat. Only ids: names are read when they are shown. */
export interface Item extends Subject, Failure {
    state: ItemState;
    /** the current step; the number of steps once all have been tried */
    step: number;
    /** the steps that did not succeed; later steps are tried all the same */
    missed?: readonly Missed[];
    /** the steps of which an earlier try may have taken effect: they are looked up before they are sent (MANY-3) */
    unclear?: readonly number[];
}

export type Counts = Readonly<Record<ItemState | 'all', number>>;

export const countsOf = (items: readonly Item[]): Counts => {
    const counts = { waiting: 0, sent: 0, done: 0, gone: 0, failed: 0, unknown: 0, changed: 0, all: items.length };
    for (const { state } of items) counts[state] += 1;
    return counts;
};

/** The number of completed items; those that no longer exist count as done. */
export const settled = ({ all, waiting, sent }: Counts): number => all - waiting - sent;

const failureOf = (error: unknown): Failure =>
    error instanceof PortalError
        ? { reason: error.message, status: error.status, code: error.code }
        : { reason: 'errors.unknown' };

/** The item's first step at or after `from`; `steps` if there is none. */
export const stepFrom = ({ skips }: Pick<Subject, 'skips'>, from: number, steps: number): number => {
    let step = from;
    while (step < steps && skips?.includes(step)) step += 1;
    return step;
};

/** An item after a step: continues with the next one, or ends with the combined outcome. */
function onwards(item: Item, missed: readonly Missed[], steps: number): Item {
    const step = stepFrom(item, item.step + 1, steps);
    const next: Item = { ...item, step, ...(missed.length > 0 ? { missed } : {}) };
    if (step < steps) return { ...next, state: 'waiting' };
    const [worst] = MISSING.flatMap(kind => missed.find(({ state }) => state === kind) ?? []);
    if (!worst) return { ...next, state: 'done' };
    const { step: _step, unclear: _unclear, ...failure } = worst;
    return { ...next, ...failure };
}

/** An item after its call; `steps` is the number of the job's steps. */
export function after(item: Item, verdict: Verdict, steps: number): Item {
    const { reason: _reason, status: _status, code: _code, ...plain } = item;
    const missed = item.missed ?? [];
    switch (verdict.kind) {
        case 'done':
            return onwards(plain, missed, steps);
        case 'gone':
            return { ...plain, state: 'gone' };
        case 'sent':
            return { ...plain, state: 'sent' };
        case 'waiting':
            return { ...plain, state: 'waiting' };
        case 'targetMissing':
        case 'failed':
        case 'unknown': {
            const state = verdict.kind === 'unknown' ? 'unknown' : isChanged(verdict.error) ? 'changed' : 'failed';
            const unclear = verdict.unclear ? { unclear: true as const } : {};
            return onwards(plain, [...missed, { step: item.step, state, ...unclear, ...failureOf(verdict.error) }], steps);
        }
    }
}

/**
 * An item for another try: of the steps that failed, and those that were not reached. Those whose outcome is unknown are looked up first
 * (MANY-3).
 */
export function toRetry({ reason: _reason, status: _status, code: _code, missed = [], ...item }: Item, steps: number): Item {
    const isOpen = (step: number): boolean =>
        missed.some(one => one.step === step) || (step >= item.step && !item.skips?.includes(step));
    const isUnclear = (step: number): boolean =>
        item.unclear?.includes(step) ||
        (item.state === 'unknown' && step === item.step) ||
        missed.some(one => one.step === step && (one.unclear || one.state === 'unknown'));
    const all = Array.from({ length: steps }, (_, step) => step);
    const skips = all.filter(step => !isOpen(step));
    const unclear = all.filter(step => isOpen(step) && isUnclear(step));
    const { skips: _skips, unclear: _unclear, ...plain } = item;
    return {
        ...plain,
        ...(skips.length > 0 ? { skips } : {}),
        ...(unclear.length > 0 ? { unclear } : {}),
        state: 'waiting',
        step: stepFrom({ skips }, 0, steps),
    };
}

interface Work {
    items: Item[];
    steps: readonly Step[];
    taskOf(step: Step, item: Item): Task;
    queue: Queue;
    signal: AbortSignal;
    /** stores a changed item at its position; the result is awaited before a call is sent */
    set(at: number, item: Item): unknown;
}

/** Number of a job's items that wait for the queue at the same time: as many as it lets through. */
const WORKERS = 6;

/**
 * Works through the items that are waiting or sent, in order. Resolves when all are settled, or after an abort when the pending calls have
 * completed: with the error if the job's target no longer exists (`targetMissing`), or if the server could not be reached for so long that the rest was skipped (`exhausted`).
 */
export async function workThrough({
    items,
    steps,
    taskOf,
    queue,
    signal,
    set,
}: Work): Promise<{ targetMissing?: unknown; exhausted?: unknown }> {
    const retryBudget = createRetryBudget(queue);
    const end: { targetMissing?: unknown; exhausted?: unknown } = {};
    const stop = new AbortController();
    const halt = (): void => stop.abort();
    if (signal.aborted) halt();
    signal.addEventListener('abort', halt);
    const open = items.flatMap(({ state }, at) => (state === 'sent' || state === 'waiting' ? [at] : []));
    const settle = async (at: number): Promise<void> => {
        for (;;) {
            const item = items[at];
            const step = item && steps[item.step];
            if (!item || !step || stop.signal.aborted) return;
            const task = taskOf(step, item);
            // What cannot be looked up is sent again only by hand, and then at once.
            const isUnclear = task.look !== undefined && item.unclear?.includes(item.step) === true;
            const verdict = await perform(task, {
                queue,
                retryBudget,
                signal: stop.signal,
                outcomeUnknown: item.state === 'sent' || isUnclear,
                onSend: async () => {
                    if (items[at]?.state !== 'sent') await set(at, { ...item, state: 'sent' });
                },
                onRefused: () => set(at, { ...item, state: 'waiting' }),
            });
            void set(at, after(item, verdict, steps.length));
            // If the job has several targets, the others still exist.
            if (verdict.kind === 'targetMissing' && steps.length === 1) end.targetMissing ??= verdict.error;
            else if ('exhausted' in verdict && verdict.exhausted) end.exhausted ??= verdict.error;
            if ('targetMissing' in end || 'exhausted' in end) halt();
            if (items[at]?.state !== 'waiting' || verdict.kind === 'waiting') return;
        }
    };
    const rest = open.values();
    const worker = async (): Promise<void> => {
        for (const at of rest) {
            if (stop.signal.aborted) return;
            await settle(at);
        }
    };
    await Promise.all(Array.from({ length: Math.min(WORKERS, open.length) }, worker));
    signal.removeEventListener('abort', halt);
    return end;
}
