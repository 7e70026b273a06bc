import { readTable, type Table } from '../source/table';
import { flag, listOf, number, oneOf, optional, orNull, recordOf, shapeOf, text, type Reader } from '../read';
import { COLUMNS, decidedIn, entriesOf, type Columns, type Entry } from './columns';
import { STATES, type ReviewState } from './states';
import { VERDICTS, type Verdict } from './words';

/** Source and decisions of a plan that carries out a review (REVIEW-2). */

/** A file of a review; `name` is `''` for what was pasted. */
export interface ReviewFile {
    id: string;
    name: string;
    table: Table;
    columns: Columns;
    leavesHidden: boolean;
}

/** What was decided in the portal about one key of one user. */
export interface OwnDecision {
    verdict: Verdict;
    /** the address of who gets it, or `''` */
    to: string;
}

/** What is decided once for all alike rows; what is absent has to be decided. */
export interface Choices {
    /** rows whose key was changed since the file was made; those that are done are `agreed` */
    changed?: 'do' | 'leave';
    /** keys of expired licences, which nobody can lose otherwise */
    expired?: 'delete' | 'leave';
    /** which of several decisions about the same key counts */
    conflict?: 'first' | 'last';
    /** rows that cannot be done as they were decided */
    impossible?: 'leave';
}

/** What was decided, what it was, and where: kept as evidence once the plan runs, as ids, with who decided as it was written (REVIEW-6). */
export interface Evidence {
    /** the name of the file, and the number of the row; 0 for one that is in no file */
    file: string;
    line: number;
    /** id as the file has it, or of the key that was meant; `''` if it is not known */
    key: string;
    /** ids; `''` for nobody, or if they are not known */
    licence: string;
    person: string;
    to: string;
    /** epoch seconds */
    expire: number | null;
    state: ReviewState;
    verdict: Verdict;
    /** the word of the decision, and who decided, as they are written */
    said: string;
    by: string;
    /** the file whose decision counts where another row about the same key decided; `by` is who decided there */
    from?: string;
    /** was decided in the portal */
    own: boolean;
    /** was left out of the plan */
    out: boolean;
}

export interface ReviewDraft {
    files: readonly ReviewFile[];
    /** what words mean that are not known, by the word; `''` for an empty cell */
    words: Readonly<Record<string, Verdict>>;
    /** what becomes of keys whose last user loses them */
    freed: 'keep' | 'delete';
    /** keys that are given to somebody else get their name in the label, a new code, and are sent */
    relabels: boolean;
    renews: boolean;
    mails: boolean;
    /** which key a row means (id), or `''` for none; by row */
    meant: Readonly<Record<string, string>>;
    /** which address is meant by one that nobody has, or `''` for nobody */
    addresses: Readonly<Record<string, string>>;
    choices: Choices;
    /** decided differently here; by item */
    decided: Readonly<Record<string, OwnDecision>>;
    /** rows that are done although their key was changed: how it was then (`agreedState`), by item; changed again, they are asked again */
    agreed?: Readonly<Record<string, string>>;
    evidence: readonly Evidence[];
}

export const INITIAL: ReviewDraft = {
    files: [],
    words: {},
    freed: 'keep',
    relabels: true,
    renews: true,
    mails: false,
    meant: {},
    addresses: {},
    choices: {},
    decided: {},
    evidence: [],
};

const verdict = oneOf(VERDICTS);
export const readDraft: Reader<ReviewDraft> = shapeOf<ReviewDraft>({
    files: listOf(
        shapeOf<ReviewFile>({
            id: text,
            name: text,
            table: readTable,
            columns: listOf(oneOf([...COLUMNS, null])),
            leavesHidden: flag,
        }),
    ),
    words: recordOf(verdict),
    freed: oneOf(['keep', 'delete']),
    relabels: flag,
    renews: flag,
    mails: flag,
    meant: recordOf(text),
    addresses: recordOf(text),
    choices: shapeOf<Choices>({
        changed: optional(oneOf(['do', 'leave'])),
        expired: optional(oneOf(['delete', 'leave'])),
        conflict: optional(oneOf(['first', 'last'])),
        impossible: optional(oneOf(['leave'])),
    }),
    decided: recordOf(shapeOf<OwnDecision>({ verdict, to: text })),
    agreed: optional(recordOf(text)),
    evidence: listOf(
        shapeOf<Evidence>({
            ...{ file: text, line: number, key: text, licence: text, person: text, to: text, expire: orNull(number) },
            ...{ state: oneOf(STATES), verdict, said: text, by: text, from: optional(text) },
            ...{ own: flag, out: flag },
        }),
    ),
});

/** The rows of all files together. */
export const rowsOf = ({ files }: Pick<ReviewDraft, 'files'>): number =>
    files.reduce((sum, { table: { rows } }) => sum + rows.length, 0);

const read = new WeakMap<ReviewFile, readonly Entry[]>();

/** The rows of a file, read once. */
export function entriesIn(file: ReviewFile): readonly Entry[] {
    const known = read.get(file) ?? entriesOf(file.table, file.columns, file.leavesHidden);
    read.set(file, known);
    return known;
}

/** How many rows of files are decided, of how many. */
export const decidedOf = (files: readonly ReviewFile[]): { decided: number; total: number } => {
    const entries = files.map(entriesIn);
    const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
    return { decided: sum(entries.map(decidedIn)), total: sum(entries.map(({ length }) => length)) };
};
