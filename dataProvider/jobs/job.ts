import type { English, MessageKey } from '../../i18n/messages';
import { PortalError, type Difference } from '../errors';
import type { Queue } from '../queue/queue';
import { perform, type Task, type Verdict } from '../queue/perform';
import { createRetryBudget } from '../queue/retryBudget';
import { isChanged } from '../queue/verified';
import { isOfOtherCustomer } from '../transferOffer';
import { inOrder, ownSteps, stepFrom, withGiven, withNoOp, type Idle } from './itemSteps';
import { phasesOf } from './phases';
import { kindOf, type Phase, type Step, type Subject } from './steps';

/** Jobs: one verb, or several in order, for many people. Pure. */

/** What jobs do: the actions on several that have texts. */
export type JobKind = keyof English['verbs'];

/** What plans are for. */
export type PlanName = keyof English['plans']['kinds'];

/**
 * - `running`: working, or continuing as soon as the user is signed in again
 * - `paused`, `stopped`: by the user
 * - `held`: all is done but the last phases, which wait for another press
 * - `ended`: all items have been tried
 * - `targetMissing`: its target, e.g. the licence, no longer exists
 * - `dropped`: another user signed in in this browser before it had ended
 */
export type JobState = 'running' | 'paused' | 'held' | 'stopped' | 'ended' | 'targetMissing' | 'dropped';

export interface Job {
    id: string;
    /** its owner: user and customer */
    owner: string;
    kind: JobKind | PlanName;
    /** in the order of their phases */
    steps: readonly Step[];
    /** it carries out the plan with the same id */
    plan?: true;
    /** the phase before which it is held; the number of items that are done before the others, for which it is held too */
    holds?: Phase;
    first?: number;
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
    /** for `changed`: what is different */
    difference?: Difference;
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
export interface Item extends Subject, Failure, Idle {
    state: ItemState;
    /** the current step; the number of steps once all have been tried */
    step: number;
    /** the steps that did not succeed; later steps are tried all the same */
    missed?: readonly Missed[];
    /** the steps of which an earlier try may have taken effect: they are looked up before they are sent (MANY-3) */
    unclear?: readonly number[];
    /** it is done although others changed what it depends on (MANY-14) */
    anyway?: true;
    /** the steps that an earlier try has taken */
    taken?: readonly number[];
    /** was to be created, but existed by then: was not, and gets what is missing (PLAN-3) */
    existed?: true;
}

export type Counts = Readonly<Record<ItemState | 'all', number>>;

/** How many items have which outcome. */
export const countsOf = (items: readonly Item[]): Counts => {
    const counts = { waiting: 0, sent: 0, done: 0, gone: 0, failed: 0, unknown: 0, changed: 0, all: items.length };
    for (const { state } of items) counts[state] += 1;
    return counts;
};

/** The number of completed items; those that no longer exist count as done. */
export const settled = ({ all, waiting, sent }: Counts): number => all - waiting - sent;

const failureOf = (error: unknown): Failure =>
    error instanceof PortalError
        ? {
              reason: error.message,
              status: error.status,
              code: error.code,
              ...(error.difference ? { difference: error.difference } : {}),
          }
        : { reason: 'errors.unknown' };

/** An item after a step: continues with the next one, or ends with the combined outcome; with this step if the others need it. */
function onwards(item: Item, missed: readonly Missed[], steps: number, ends = false): Item {
    const step = stepFrom(item, item.step + 1, steps);
    const next: Item = { ...item, step, ...(missed.length > 0 ? { missed } : {}) };
    if (step < steps && !ends) return { ...next, state: 'waiting' };
    const [worst] = MISSING.flatMap(kind => missed.find(({ state }) => state === kind) ?? []);
    if (!worst) return { ...next, state: 'done' };
    const { step: _step, unclear: _unclear, ...failure } = worst;
    return { ...next, ...failure };
}

/** An item without the outcome of an earlier try. */
const plainOf = ({ reason: _reason, status: _status, code: _code, difference: _difference, ...plain }: Item): Item => plain;

/** `mails` are the steps that write to who was made. */
type Making = { made: string | undefined; mails: readonly number[] };

/** An item that was to be made and exists already: from here on it is about who exists, as if nothing had been seen of them. */
function existing({ make: _make, own: _own, ...item }: Item, id: string, { mails }: Making, steps: number): Item {
    const does = ownSteps(item, steps).filter(step => step !== item.step && !mails.includes(step));
    return { ...item, id, existed: true, seen: {}, does };
}

/**
 * An item after its call; `steps` is the number of the job's steps. `making` is of a call that makes the item: its new id, and the later steps
 * are not taken without it (PLAN-3).
 */
export function after(item: Item, verdict: Verdict, steps: number, making?: Making): Item {
    const plain = plainOf(item);
    const missed = item.missed ?? [];
    switch (verdict.kind) {
        case 'done': {
            const { make: _make, own: _own, ...known } = plain;
            const next = making ? { ...known, id: making.made ?? known.id } : plain;
            return onwards(withNoOp(next, verdict), missed, steps);
        }
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
            if (state === 'changed' && making?.made !== undefined) {
                return onwards(existing(plain, making.made, making, steps), missed, steps);
            }
            const unclear = verdict.unclear ? { unclear: true as const } : {};
            const here: Missed = { step: item.step, state, ...unclear, ...failureOf(verdict.error) };
            return onwards(plain, [...missed, here], steps, making !== undefined);
        }
    }
}

/** The steps of an item that took effect, as far as is known. */
export function takenSteps({ does, step: next, missed, taken = [] }: Item, steps: number): number[] {
    const isTaken = (step: number): boolean => step < next && !missed?.some(one => one.step === step);
    return inOrder([...taken, ...ownSteps({ does }, steps).filter(isTaken)]);
}

/** Whether another try of an item may succeed: not while its address belongs to a user of another customer (INVITE-6). */
export const canRetry = ({ state, make, missed = [] }: Item): boolean =>
    state === 'failed' && !(make && missed.some(isOfOtherCustomer));

/**
 * An item for another try: of the steps that failed, and those that were not reached. Those whose outcome is unknown are looked up first
 * (MANY-3).
 */
export function toRetry(tried: Item, steps: number): Item {
    const { missed = [], ...item } = plainOf(tried);
    const isOpen = (step: number): boolean => missed.some(one => one.step === step) || step >= item.step;
    const isUnclear = (step: number): boolean =>
        item.unclear?.includes(step) ||
        (item.state === 'unknown' && step === item.step) ||
        missed.some(one => one.step === step && (one.unclear || one.state === 'unknown'));
    const does = ownSteps(item, steps).filter(isOpen);
    const unclear = does.filter(isUnclear);
    const taken = takenSteps(tried, steps);
    const { does: _does, unclear: _unclear, ...plain } = item;
    return {
        ...plain,
        ...(does.length < steps ? { does } : {}),
        ...(unclear.length > 0 ? { unclear } : {}),
        ...(taken.length > 0 ? { taken } : {}),
        state: 'waiting',
        step: stepFrom({ does }, 0, steps),
    };
}

interface Work {
    items: Item[];
    steps: readonly Step[];
    /** the phase before which it ends for now */
    holds?: Phase;
    taskOf(step: Step, item: Item): Task;
    queue: Queue;
    signal: AbortSignal;
    /** stores a changed item at its position; the result is awaited before a call is sent */
    set(at: number, item: Item): unknown;
}

/** Number of a job's items that wait for the queue at the same time: as many as it lets through. */
const WORKERS = 6;

/**
 * Works through the items that are waiting or sent, in order, phase by phase (MANY-15). Resolves when all are settled, or after an abort when
 * the pending calls have completed: with the error if the job's target no longer exists (`targetMissing`), or if the server could not be
 * reached for so long that the rest was skipped (`exhausted`); with `held` if only the phases from `holds` on are left.
 */
export async function workThrough({
    items,
    steps,
    holds,
    taskOf,
    queue,
    signal,
    set,
}: Work): Promise<{ targetMissing?: unknown; exhausted?: unknown; held?: true }> {
    const retryBudget = createRetryBudget(queue);
    const end: { targetMissing?: unknown; exhausted?: unknown; held?: true } = {};
    const stop = new AbortController();
    const halt = (): void => stop.abort();
    if (signal.aborted) halt();
    signal.addEventListener('abort', halt);
    const mails = steps.flatMap((step, at) => (kindOf(step).mails ? [at] : []));
    const openUntil = (to: number): number[] =>
        items.flatMap(({ state, step }, at) => ((state === 'sent' || state === 'waiting') && step < to ? [at] : []));
    const settle = async (at: number, to: number): Promise<void> => {
        for (;;) {
            const item = items[at];
            const step = item && steps[item.step];
            if (!item || !step || item.step >= to || stop.signal.aborted) return;
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
            const result = task.result?.();
            const making = kindOf(step).makes && { made: result as string | undefined, mails };
            void set(at, withGiven(after(item, verdict, steps.length, making), step, verdict.kind === 'done' && result));
            // If the job has several targets, the others still exist.
            if (verdict.kind === 'targetMissing' && steps.length === 1) end.targetMissing ??= verdict.error;
            else if ('exhausted' in verdict && verdict.exhausted) end.exhausted ??= verdict.error;
            if ('targetMissing' in end || 'exhausted' in end) halt();
            if (items[at]?.state !== 'waiting' || verdict.kind === 'waiting') return;
        }
    };
    for (const { phase, to } of phasesOf(steps)) {
        if (phase === holds) {
            end.held = true;
            break;
        }
        const open = openUntil(to);
        const rest = open.values();
        const worker = async (): Promise<void> => {
            for (const at of rest) {
                if (stop.signal.aborted) return;
                await settle(at, to);
            }
        };
        await Promise.all(Array.from({ length: Math.min(WORKERS, open.length) }, worker));
        if (openUntil(to).length > 0) break;
    }
    signal.removeEventListener('abort', halt);
    return end;
}
