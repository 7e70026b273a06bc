import { PortalError } from '../errors';
import type { Verdict } from '../queue/perform';
import { isChanged } from '../queue/verified';
import { isOfOtherCustomer } from '../transferOffer';
import { inOrder, ownSteps, stepFrom, withNoOp } from './itemSteps';
import { MISSING, type Failure, type Item, type Missed } from './job';

/** What becomes of an item of a job by a call, and by another try. Pure. */

const failureOf = (error: unknown): Failure =>
    error instanceof PortalError
        ? {
              reason: error.message,
              status: error.status,
              code: error.code,
              ...(error.difference ? { difference: error.difference } : {}),
          }
        : { reason: 'errors.unknown' };

/** The item's next step at or after `from`, without those that another try leaves as they are; `steps` if there is none. */
function nextStep(item: Pick<Item, 'does'>, missed: readonly Missed[], from: number, steps: number): number {
    let next = stepFrom(item, from, steps);
    while (missed.some(({ step }) => step === next)) next = stepFrom(item, next + 1, steps);
    return next;
}

/** An item after a step: continues with the next one, or ends with the combined outcome; with this step if the others need it. */
function onwards(item: Item, missed: readonly Missed[], steps: number, ends = false): Item {
    const step = nextStep(item, missed, item.step + 1, steps);
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
export type Making = { made: string | undefined; mails: readonly number[] };

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
 * An item for another try: of the steps that failed, and those that were not reached, without those that are left as they are (`isLeft`).
 * Those whose outcome is unknown are looked up first (MANY-3).
 */
export function toRetry(tried: Item, steps: number, isLeft: (missed: Missed) => boolean = () => false): Item {
    const { missed = [], ...item } = plainOf(tried);
    const left = missed.filter(isLeft);
    const isOpen = (step: number): boolean => missed.some(one => one.step === step) || step >= item.step;
    const isUnclear = (step: number): boolean =>
        item.unclear?.includes(step) ||
        (item.state === 'unknown' && step === item.step) ||
        missed.some(one => one.step === step && (one.unclear || one.state === 'unknown'));
    const does = ownSteps(item, steps).filter(isOpen);
    const unclear = does.filter(step => isUnclear(step) && !left.some(one => one.step === step));
    const taken = takenSteps(tried, steps);
    const { does: _does, unclear: _unclear, ...plain } = item;
    return {
        ...plain,
        ...(does.length < steps ? { does } : {}),
        ...(unclear.length > 0 ? { unclear } : {}),
        ...(taken.length > 0 ? { taken } : {}),
        ...(left.length > 0 ? { missed: left } : {}),
        state: 'waiting',
        step: nextStep({ does }, left, 0, steps),
    };
}
