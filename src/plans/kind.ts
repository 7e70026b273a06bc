import type { ComponentType } from 'react';
import type { MessageKey } from '#i18n/messages';
import type { Item, Job, PlanName } from '#dataProvider/jobs/job';
import type { Phase, Step, Subject } from '#dataProvider/jobs/steps';
import type { Customer, User } from '#dataProvider/types';
import type { Known, Reading } from '../jobs/public';
import type { Reader } from './read';
import type { Sliced } from '../shared/sliced';

/** What a kind of plan says of itself; page, store, file and engine know none of them (README.md). */

/** A text with what it names; a `day` is a UTC day, `YYYY-MM-DD`, and shown in the language of the page. */
export interface Said {
    key: MessageKey;
    args?: Readonly<Record<string, string | number>>;
}

/** What is known at the check besides the kind's own reads. */
export interface Surroundings {
    me: Pick<User, 'id' | 'role'>;
    customer: Customer;
    /** ids of the items that are left out */
    leftOut: readonly string[];
}

/** A step that is planned, and why. */
export interface PlannedStep {
    step: Step;
    /** what it does to whom, e.g. "Gets CAD Professional" */
    what: Said;
    /** why, e.g. "column Licence" */
    reason?: Said;
}

/** An item of the check: a person, key or seat, or a row whose person does not exist yet. */
export interface PlanItem<State extends string> {
    /** the same in every check of the draft; rows are left out by it */
    id: string;
    state: State;
    /** how it is shown; not stored */
    name: string;
    email?: string;
    /** what the steps are about: for somebody who does not exist yet `{ id: <id of the item>, make }` */
    subject: Subject;
    /** in order of phases; none if nothing is done */
    steps: readonly PlannedStep[];
    /** why it has this state */
    reason?: Said;
    /** what else is worth knowing */
    notes?: readonly Said[];
}

/** The keys of a licence that the plan needs. */
export interface KeyNeed {
    licence: string;
    name: string;
    needed: number;
    /** free now, and what earlier phases of the plan free */
    free: number;
}

/** What the check has found. */
export interface Checked<State extends string> {
    items: readonly PlanItem<State>[];
    keys: readonly KeyNeed[];
    /** what has to be decided first; the plan cannot run while there is any */
    open: readonly Said[];
}

/** A cell of the source's own columns. */
export interface Cell {
    header: string;
    value: string;
}

/** What is known of an item besides the draft: its row, until the person exists, and the person. */
export interface CellSource {
    own?: readonly string[];
    person?: { email: string; forename?: string | null; surname?: string | null; adminNote?: string | null };
}

/** How a state is shown. The order of a kind's states is that of the filter and of the figures. */
export interface StateLook {
    label: MessageKey;
    /** e.g. "86 will be created"; `smart_count` is the number of items */
    figure: MessageKey;
    tone: 'success' | 'neutral' | 'warning' | 'danger';
}

/** How all states of a kind are shown, in their order. */
export const looksOf = <State extends string>(
    states: readonly State[],
    lookOf: (state: State) => StateLook,
): Readonly<Record<State, StateLook>> =>
    Object.fromEntries(states.map(state => [state, lookOf(state)])) as Record<State, StateLook>;

export interface DraftProps<Draft> extends Surroundings {
    draft: Draft;
    /** changes the draft as it is by then: never a copy of what was rendered, which may be older */
    onChange(change: (draft: Draft) => Draft): void;
}

export interface CheckProps<Draft, Facts, State extends string> extends DraftProps<Draft> {
    facts: Facts;
    checked: Checked<State>;
    /** the draft that `checked` is about: of a long one it may be the one before the last change */
    checkedDraft: Draft;
}

export interface ReportProps<Draft> {
    draft: Draft;
    job: Pick<Job, 'steps' | 'state'>;
    items: readonly Item[];
}

export interface PlanKind<Draft extends object, Facts extends Reading, State extends string> {
    /** its name everywhere; its texts are `plans.kinds.<kind>` */
    kind: PlanName;
    /** source and decisions of a new plan */
    initial: Draft;
    /** checks a draft that comes from the storage or a file; throws a `Fault` with the place (read.ts) */
    readDraft: Reader<Draft>;
    /** a draft that a file brings, without what was said of it elsewhere */
    fromFile?(draft: Draft): Draft;
    states: Readonly<Record<State, StateLook>>;
    /** the step Source; it tells changes, and is left by the page's button */
    Source: ComponentType<DraftProps<Draft>>;
    /** why the check cannot begin yet */
    obstacle(draft: Draft, around: Surroundings): MessageKey | null;
    /** reads what the check needs, whole or with a failure (EXPORT-4) */
    useFacts(draft: Draft, around: Surroundings): Facts;
    /** sorts the items; pure and quick, as it is asked again after each change */
    check(draft: Draft, facts: Facts, around: Surroundings): Checked<State>;
    /** the same in parts, for drafts with so many items that it takes long */
    long?: {
        isLong(draft: Draft): boolean;
        checking(draft: Draft, facts: Facts, around: Surroundings): Sliced<Checked<State>>;
    };
    /** questions above the table */
    Questions?: ComponentType<CheckProps<Draft, Facts, State>>;
    /** corrects one item in place, in a dialog */
    Correct?: ComponentType<DraftProps<Draft> & { facts: Facts; item: string; onClose(): void }>;
    /** the phase before which the plan waits for another press */
    holds?(draft: Draft): Phase | undefined;
    /** how many items are done first, as a trial, before the plan waits for another press */
    first?(draft: Draft): number | undefined;
    /** the number is typed whenever somebody is deleted */
    typesDeleted?(draft: Draft): boolean;
    /**
     * the draft without addresses and names, which the items that were `begun` (ids) have where they are still needed (PLAN-4); `items` are
     * those of the last check, which knew `facts`
     */
    forget(draft: Draft, items: readonly PlanItem<State>[], begun: ReadonlySet<string>, facts: Facts): Draft;
    /** what is to be decided once it has run, above the report */
    Afterwards?: ComponentType<{ plan: string; job: Job; items: readonly Item[] }>;
    /** what it does cannot be taken back */
    isFinal?: true;
    /** names of records that the report says, kept in memory while they may be deleted */
    known?(facts: Facts): readonly Known[];
    /** its report offers a list of the people to print */
    listsPeople?: true;
    /** what its report says besides the outcome of each item */
    Report?: ComponentType<ReportProps<Draft>>;
    /** what its report offers to give to others: by who had it (id), the draft of an invitation; its file has their names then */
    gives?(draft: Draft): readonly { id: string; draft: object }[];
    /** two people sign its printed report */
    signs?: true;
    /** the source's own columns of an item, in their order, for the receipt; the same ones for all items */
    cells?(draft: Draft, item: string, source: CellSource): readonly Cell[];
    /** the items that have cells and were not begun */
    leftRows?(draft: Draft, begun: ReadonlySet<string>): readonly string[];
}
