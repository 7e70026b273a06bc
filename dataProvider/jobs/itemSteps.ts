import type { Step, Subject } from './steps';

/** Which of a job's steps, which may be thousands, are an item's own: a few. Pure. */

type Own = Pick<Subject, 'does'>;

/** Positions in order, each once. */
export const inOrder = (steps: Iterable<number>): number[] => [...new Set(steps)].toSorted((one, other) => one - other);

/** The positions of an item's own steps, of the number of steps that its job has. */
export const ownSteps = ({ does }: Own, steps: number): readonly number[] => does ?? [...Array(steps).keys()];

/** The same with those that an earlier try has taken. */
export const stepsOf = (item: Own & { taken?: readonly number[] }, steps: number): readonly number[] =>
    inOrder([...ownSteps(item, steps), ...(item.taken ?? [])]);

/** The item's first step at or after `from`; `steps` if there is none. */
export const stepFrom = ({ does }: Own, from: number, steps: number): number =>
    does ? (does.find(step => step >= from) ?? steps) : Math.min(from, steps);

/** An item with the new key (an id) that a step has given, as far as that is known: by it the key is recognised later (PLAN-9). */
export const withGiven = <Given extends Pick<Subject, 'given'>>(item: Given, step: Step, key: unknown): Given =>
    step.verb === 'giveLicence' && typeof key === 'string' ? { ...item, given: { ...item.given, [step.licence]: key } } : item;

export interface So {
    /** the steps of which nothing was sent, because it was so already */
    wasSo?: readonly number[];
}

/** An item after a step was done; of which it is kept whether nothing was sent. */
export const withSo = <One extends So & { step: number }>(item: One, { wasSo }: { wasSo?: true }): One =>
    wasSo ? { ...item, wasSo: inOrder([...(item.wasSo ?? []), item.step]) } : item;

/** Those of the steps that took effect that can be taken back: what was so before is others' doing (PLAN-9). */
export const backSteps = ({ wasSo }: So, taken: readonly number[]): number[] => taken.filter(step => !wasSo?.includes(step));
