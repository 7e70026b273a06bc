import { REVIEW_COLUMNS_KEY } from '#storage/storage';
import { fieldsOf, headerWord } from '../source/headers';
import { rememberColumns, rememberedColumns } from '../source/remembered';
import { hasAddress, type Table } from '../source/table';
import { decisionOf } from './words';

/** What the columns of a file of who has what hold, whatever language it was saved in (REVIEW-2). */

export const COLUMNS = ['keyId', 'email', 'licence', 'label', 'expire', 'decision', 'by', 'customer'] as const;
export type Column = (typeof COLUMNS)[number];

/** Of each column of the file what it holds, or null. */
export type Columns = readonly (Column | null)[];

const WORDS: Readonly<Partial<Record<Column, string>>> = {
    keyId: 'keyid idofthekey schlusselid idcle iddelacle idchiave sleutelid idklucza idkluca',
    label: 'label bezeichnung libelle etichetta nazwa oznacenie',
    decision: `decision review verdict entscheidung entscheid uberprufung revue decisione revisione beslissing beoordeling decyzja
        przeglad rozhodnutie revizia`,
    by: `decidedby decider reviewer reviewedby by entschiedenvon entscheider gepruftvon prufer decideur decidepar deciso decisoda
        revisore beslisser beslistdoor beoordelaar decydent zdecydowal zdecydowala rozhodol rozhodla rozhodolaa schvalil`,
    customer: 'customer customernumber kundennummer kunde numerodeclient numerocliente klantnummer numerklienta cislozakaznika',
};

const BY_WORD = new Map(
    COLUMNS.flatMap(column => (WORDS[column] ?? '').split(/\s+/).flatMap(word => (word ? [[word, column] as const] : []))),
);

const SHARED = { email: 'email', licences: 'licence', expire: 'expire' } as const;

const isColumn = (value: unknown): value is Column => COLUMNS.some(known => known === value);

type Headed = Pick<Table, 'header' | 'width'>;

/** What each column holds: as it was chosen for these headers before, otherwise by its header. */
export const columnsOf = (table: Headed): Columns =>
    rememberedColumns(REVIEW_COLUMNS_KEY, table, isColumn) ?? columnsByHeader(table);

/** Remembers what was chosen for these headers. */
export function keepColumns({ header }: Headed, columns: Columns): void {
    if (header) rememberColumns(REVIEW_COLUMNS_KEY, header, columns);
}

/** A table without a header is not understood. The first of two equal ones counts. */
function columnsByHeader({ header, width }: Headed): Columns {
    if (!header) return Array.from({ length: width }, () => null);
    const known = fieldsOf(header);
    const found = header.map((cell, at): Column | null => {
        const field = known[at];
        const shared = field && field in SHARED ? SHARED[field as keyof typeof SHARED] : null;
        return BY_WORD.get(headerWord(cell)) ?? shared;
    });
    return found.map((column, at) => (found.indexOf(column) === at ? column : null));
}

/** The columns with another place for one of them; -1 for none. */
export const withColumn = (columns: Columns, column: Column, place: number): Columns =>
    columns.map((other, at) => (at === place ? column : other === column ? null : other));

/** Whether rows can be matched with keys: by their IDs, or by address and licence. */
export const canMatch = (columns: Columns): boolean =>
    columns.includes('keyId') || (columns.includes('email') && columns.includes('licence'));

/** A row with what its columns hold, as it stands there. */
export interface Entry extends Readonly<Record<Column, string>> {
    /** number of the row in the file */
    line: number;
}

/** The rows of a file, without those that the spreadsheet hides, if they are left out. */
export function entriesOf({ rows }: Table, columns: Columns, leavesHidden: boolean): Entry[] {
    const places = COLUMNS.map(column => [column, columns.indexOf(column)] as const);
    return rows
        .filter(({ isHidden }) => !(leavesHidden && isHidden))
        .map(({ line, cells }): Entry => {
            const held = places.map(([column, place]) => [column, (cells[place] ?? '').trim()]);
            return { line, ...(Object.fromEntries(held) as Record<Column, string>) };
        });
}

/** How many rows of a file have a decision. */
export const decidedIn = (entries: readonly Entry[]): number =>
    entries.filter(({ decision }) => decision !== '' && (hasAddress(decision) || decisionOf(decision).word !== '')).length;
