import { PLAN_COLUMNS_KEY } from '#storage/storage';
import { FIELDS, fieldsOf, isRepeatable, type Field } from './headers';
import { rememberColumns, rememberedColumns } from './remembered';
import { hasAddress, type Table } from './table';

/** Which column holds what (READ-4). */

/** Of each column its field, or null. */
export type Mapping = readonly (Field | null)[];

/** How many rows are looked at to find addresses. */
const SAMPLE = 200;

/** The column with the most addresses; -1 if there is none. */
function addressColumn({ rows, width }: Table): number {
    const sample = rows.slice(0, SAMPLE);
    const counts = Array.from(
        { length: width },
        (_, column) => sample.filter(({ cells }) => hasAddress(cells[column] ?? '')).length,
    );
    const most = Math.max(0, ...counts);
    return most === 0 ? -1 : counts.indexOf(most);
}

/** Names without a header: the whole name in a column alone, forename and surname in two. */
const UNNAMED: Readonly<Record<number, readonly Field[]>> = { 1: ['fullName'], 2: ['forename', 'surname'] };

function guessed(table: Table): Mapping {
    const column = addressColumn(table);
    if (!table.header) {
        const names = [...(UNNAMED[table.width - 1] ?? [])];
        return Array.from({ length: table.width }, (_, at) => (at === column ? 'email' : (names.shift() ?? null)));
    }
    const known = fieldsOf(table.header);
    const named = known.indexOf('email');
    const hasAny = named !== -1 && table.rows.some(({ cells }) => hasAddress(cells[named] ?? ''));
    return hasAny || column === -1 ? known : withField(known, column, 'email');
}

/** The mapping with another field for a column. A field that only one column may have moves there. */
export const withField = (mapping: Mapping, column: number, field: Field | null): Mapping =>
    mapping.map((other, at) => {
        if (at === column) return field;
        return other === field && field && !isRepeatable(field) ? null : other;
    });

const isField = (value: unknown): value is Field => FIELDS.some(known => known === value);

/** What each column holds: as it was chosen for these headers before, otherwise by headers and cells. */
export const mappingOf = (table: Table): Mapping => rememberedColumns(PLAN_COLUMNS_KEY, table, isField) ?? guessed(table);

/** Remembers what was chosen for these headers. */
export function keepMapping({ header }: Table, mapping: Mapping): void {
    if (header) rememberColumns(PLAN_COLUMNS_KEY, header, mapping);
}
