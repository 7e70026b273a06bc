import type { English, MessageKey } from '../../i18n/messages';
import type { Difference } from '../errors';
import type { Idle } from './itemSteps';
import type { Phase, Step, Subject } from './steps';

/** Jobs: one verb, or several in order, for many people. Pure. */

/** What jobs do: the actions on several that have texts. */
export type JobKind = keyof English['verbs'];

/** What plans are for. */
export type PlanName = keyof English['plans']['kinds'];
export const PLANS = ['invite', 'transfer', 'leave', 'free', 'year', 'review', 'takeBack'] as const satisfies readonly PlanName[];

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
export const MISSING = ['failed', 'unknown', 'changed'] as const satisfies readonly ItemState[];
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
