import { PortalError } from '../errors';
import type { Queue } from '../queue/queue';
import { perform, type Task, type Verdict } from '../queue/perform';
import { createRetryBudget } from '../queue/retryBudget';
import { stepsOf, withFound, withGiven } from './itemSteps';
import type { Item } from './job';
import { after } from './outcome';
import { phasesOf } from './phases';
import { kindOf, type Phase, type Step } from './steps';

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

/** Whether an earlier step of the job has made who the item is about. */
const isMade = (item: Item, steps: readonly Step[]): boolean =>
    stepsOf(item, steps.length).some(at => at < item.step && steps[at] !== undefined && kindOf(steps[at]).makes === true);

/** The call of a step; one that cannot be made of what is stored fails, and does not stop the job. */
function callOf(make: () => Task): Task {
    try {
        return make();
    } catch {
        const failed = new PortalError('errors.unknown', { status: 0, reason: 'malformed', unsent: true });
        return { send: () => Promise.reject(failed) };
    }
}

/** A server may not know yet whom it has made: who is not found right after that has not got what they should (PLAN-3). */
const known = (verdict: Verdict, item: Item, steps: readonly Step[]): Verdict =>
    verdict.kind === 'gone' && isMade(item, steps) ? { kind: 'failed', error: verdict.missing } : verdict;

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
            const task = callOf(() => taskOf(step, item));
            // What cannot be looked up is sent again only by hand, and then at once.
            const isUnclear = task.look !== undefined && item.unclear?.includes(item.step) === true;
            const came = await perform(task, {
                queue,
                retryBudget,
                signal: stop.signal,
                outcomeUnknown: item.state === 'sent' || isUnclear,
                onSend: async () => {
                    if (items[at]?.state !== 'sent') await set(at, { ...item, state: 'sent' });
                },
                onRefused: () => set(at, { ...item, state: 'waiting' }),
            });
            const verdict = known(came, item, steps);
            const result = task.result?.();
            const making = kindOf(step).makes && { made: result as string | undefined, mails };
            const before = verdict.kind === 'done' && verdict.found ? withFound(item, step, item.step) : item;
            void set(at, withGiven(after(before, verdict, steps.length, making), step, verdict.kind === 'done' && result));
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
