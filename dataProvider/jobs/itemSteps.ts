import type { Step, Subject } from './steps';

/** Which of a job's steps, which may be thousands, are an item's own: a few. Pure. */

type Own = Pick<Subject, 'does'>;

/** Positions in order, each once. */
export const inOrder = (steps: Iterable<number>): number[] => [...new Set(steps)].toSorted((one, other) => one - other);

/** The positions of an item's own steps, of the number of steps that its job has. */
export const ownSteps = ({ does }: Own, steps: number): readonly number[] => does ?? [...Array(steps).keys()];

/** The same with those that an earlier try has taken. */
export const stepsOf = (item: Own & { taken?: readonly number[] }, steps: number): readonly number[] =>
    item.taken ? inOrder([...ownSteps(item, steps), ...item.taken]) : ownSteps(item, steps);

/** The item's first step at or after `from`; `steps` if there is none. */
export const stepFrom = ({ does }: Own, from: number, steps: number): number =>
    does ? (does.find(step => step >= from) ?? steps) : Math.min(from, steps);

/**
 * An item with the new key, or the cloud group of a class (ids), that a step has given, as far as that is known: by it that is recognised later
 * (PLAN-9).
 */
export function withGiven<Given extends Pick<Subject, 'given' | 'joined'>>(item: Given, step: Step, made: unknown): Given {
    if (typeof made !== 'string') return item;
    if (step.verb === 'giveLicence') return { ...item, given: { ...item.given, [step.licence]: made } };
    return step.verb === 'joinClass' ? { ...item, joined: { ...item.joined, [step.label]: made } } : item;
}

/** What is kept of the steps that had nothing to do. */
export interface Idle {
    /** the steps for which nothing was sent, because all was as they make it */
    noOps?: readonly number[];
    /** the steps of which only a look-up shows that they have made something: others may have made it */
    found?: readonly number[];
}

/** An item after its step was done, with a note of it if nothing was sent. */
export const withNoOp = <One extends Idle & { step: number }>(item: One, { noOp }: { noOp?: true }): One =>
    noOp ? { ...item, noOps: inOrder([...(item.noOps ?? []), item.step]) } : item;

/** An item whose step at a position was found to be done; what it made is deleted when it is taken back, which needs proof (PLAN-9). */
export const withFound = <One extends Idle>(item: One, { verb }: Step, at: number): One =>
    verb === 'createUser' || verb === 'giveLicence' ? { ...item, found: inOrder([...(item.found ?? []), at]) } : item;

/** Which of the steps that took effect can be taken back: where nothing was sent, others have done it (PLAN-9). */
export const revertible = ({ noOps }: Idle, taken: readonly number[]): number[] => taken.filter(step => !noOps?.includes(step));
