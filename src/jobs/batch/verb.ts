import type { ComponentType, ReactNode } from 'react';
import type { MessageKey } from '#i18n/messages';
import type { JobKind } from '#dataProvider/jobs/job';
import type { Step, Subject } from '#dataProvider/jobs/steps';
import type { Known } from '../names';

/** What an action on several records says of itself; the dialog, the form and the job know none of them (MANY-10, MANY-12). */

export interface Identified {
    id: string;
}

/** The state of a dialog's reads. */
export interface Reading {
    isPending: boolean;
    failure: { error: Error; retry(): unknown } | null;
    /** something is read that the rows are shown without, but not sent */
    isReading?: boolean;
    /** how many rows have been read so far */
    progress?: { read: number; total: number } | null;
}

/** What is asked: for which rows, in which surroundings, and with which input. */
export interface Asked<Row, Values, About> {
    about: About;
    /** the selected rows that exist, in the order of selection */
    rows: readonly Row[];
    values: Values;
}

/** What follows from it: what else was read, and the rows to which the action applies. */
export interface Decided<Row, Values, About, Facts> extends Asked<Row, Values, About> {
    facts: Facts;
    run: readonly Row[];
}

/** What is wrong with the fields: the keys of the texts that say so. */
export type Wrong<Values> = { readonly [Name in keyof Values]?: MessageKey | false | null | undefined };

/** An action on several records (CONTRIBUTING.md, "Add a bulk verb"). */
export interface BatchVerb<Row extends Identified, Values extends object, About, Facts extends Reading> {
    /** its name everywhere; its texts are `verbs.<kind>` */
    kind: JobKind;
    /** the input at first */
    initial: Values;
    /** where the input is kept; nothing is kept of what only confirms */
    draft?(about: About): string;
    /** whether an entry of a list in the draft is valid */
    isEntry?(entry: unknown): boolean;
    /** cannot be undone */
    destroys?: true;
    /** the number of rows is typed to confirm */
    typed?: true;
    /** Reads what else it needs (a hook); what it returns must follow from the input at once. */
    useFacts?(asked: Asked<Row, Values, About>): Facts;
    /** why it does not apply to a row, or null */
    obstacle(row: Row, about: Asked<Row, Values, About> & { facts: Facts }): MessageKey | null;
    /** what is wrong with the input, by field */
    check?(values: Values, decided: Decided<Row, Values, About, Facts>): Wrong<Values>;
    /** whether the job can start with this input; otherwise the dialog says why not */
    mayStart?(decided: Decided<Row, Values, About, Facts>): boolean;
    /** what the job does with each item, in order */
    steps(values: Values, decided: Decided<Row, Values, About, Facts>): Step[];
    /** the job's items; by default the rows */
    subjects?(decided: Decided<Row, Values, About, Facts>): Subject[];
    /** what will happen; `smart_count` is the number of rows */
    text?(decided: Decided<Row, Values, About, Facts>): MessageKey;
    /** whether the rows are named below the text; by default they are */
    namesRows?(decided: Decided<Row, Values, About, Facts>): boolean;
    /** shown at once, before anything is read */
    Above?: ComponentType<{ about: About }>;
    /** what there is to choose */
    Fields?: ComponentType<Decided<Row, Values, About, Facts>>;
    /** who else is concerned, and what happens to what belongs to the rows */
    Consequences?: ComponentType<Decided<Row, Values, About, Facts>>;
}

/** Records that can be selected: how the dialog names them. */
export interface Kin<Row> {
    of: 'users' | 'keys' | 'seats';
    nameOf(row: Row): ReactNode;
    /** the name of one that is left out, of which only the id may be known */
    leftOutName(id: string, row: Row | undefined): ReactNode;
    /** what the job remembers of it, because the server will not have it any more */
    known(row: Row): Known;
    /** the accessible name of the placeholder */
    reading: MessageKey;
}

/** The state of several queries: all must have been read. */
export function readingOf(
    queries: readonly { data?: unknown; isPending: boolean; error: Error | null; refetch(): unknown }[],
): Reading {
    const failed = queries.find(({ error, data }) => error && !data);
    return {
        isPending: queries.some(({ isPending }) => isPending),
        failure: failed?.error ? { error: failed.error, retry: () => failed.refetch() } : null,
    };
}
