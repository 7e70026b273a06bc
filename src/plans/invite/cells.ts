import { cleanAddress, addressKey } from '../source/addresses';
import type { Field } from '../source/headers';
import { itemId } from '../source/entries';
import { dividedName, wholeName } from '../source/names';
import type { Table, TableRow } from '../source/table';
import type { Cell, PlanItem, CellSource } from '../kind';
import type { InviteDraft } from './draft';
import type { RowState } from './rows';

/** The list's own rows and columns, before and after it has run (INVITE-7). Pure. */

const indexes = new WeakMap<Table, ReadonlyMap<string, TableRow>>();

/** The row of an item; the index is made once for the same table. */
export function rowOf(table: Table, item: string): TableRow | undefined {
    const index = indexes.get(table) ?? new Map(table.rows.map(row => [itemId(row.line), row]));
    indexes.set(table, index);
    return index.get(item);
}

/** Columns that name no person: what is left of the row of somebody who exists. */
const IMPERSONAL: ReadonlySet<Field | null> = new Set<Field>(['licences', 'groups', 'expire']);

/**
 * What is left of a list that has begun. Of the rows that were begun, what names nobody: the rest is with their items, as long as it is needed.
 * Rows that were not begun stay, if they are about nobody who exists.
 */
export function forget(
    { table, mapping, ...draft }: InviteDraft,
    items: readonly PlanItem<RowState>[],
    begun: ReadonlySet<string>,
): InviteDraft {
    const left = new Set(items.flatMap(({ id, state, subject }) => (subject.make && state !== 'twice' ? [id] : [])));
    const rows = table?.rows.flatMap((row): TableRow[] => {
        const id = itemId(row.line);
        if (!begun.has(id)) return left.has(id) ? [row] : [];
        return [{ ...row, cells: row.cells.map((cell, at) => (IMPERSONAL.has(mapping[at] ?? null) ? cell : '')) }];
    });
    return {
        ...draft,
        mapping,
        origin: '',
        table: null,
        corrections: {},
        ...(table && rows ? { kept: { ...table, rows } } : {}),
    };
}

/** A cell as the person is named now: as it stands in the list where that says the same. */
function valueOf(field: Field | null, cell: string, person: CellSource['person']): string {
    if (!person) return cell;
    const { email, forename, surname, adminNote } = { ...person, forename: person.forename ?? '', surname: person.surname ?? '' };
    switch (field) {
        case 'email':
            return addressKey(cleanAddress(cell).address) === addressKey(email) ? cell : email;
        case 'forename':
            return forename;
        case 'surname':
            return surname;
        case 'fullName':
        case 'surnameFirst': {
            const divided = dividedName(cell, field === 'surnameFirst');
            if (divided.forename === forename && divided.surname === surname) return cell;
            return field === 'fullName' ? wholeName({ forename, surname }) : [surname, forename].filter(Boolean).join(', ');
        }
        case 'note':
            return cell && (adminNote ?? cell);
        default:
            return cell;
    }
}

/** The cells of a row under the list's own headers, or under names that are recognised where it had none. */
export function cellsOf({ kept, mapping }: InviteDraft, item: string, { own, person }: CellSource): Cell[] {
    const row = kept && rowOf(kept, item);
    if (!row) return [];
    const cells = own ?? row.cells;
    return mapping.map((field, at) => ({
        header: kept.header?.[at] || field || String(at + 1),
        value: valueOf(field, cells[at] ?? '', person),
    }));
}

/** The items whose rows were not begun. */
export const leftRows = ({ kept }: InviteDraft, begun: ReadonlySet<string>): string[] =>
    (kept?.rows ?? []).map(({ line }) => itemId(line)).filter(id => !begun.has(id));
