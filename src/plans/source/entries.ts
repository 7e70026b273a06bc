import { isEmail } from '#src/shared/validation';
import { cleanAddress, type CleanAddress, type Removed } from './addresses';
import type { Field } from './headers';
import type { Sliced } from '../../shared/sliced';
import type { Mapping } from './mapping';
import { dividedName, severalIn } from './names';
import type { Table, TableRow } from './table';

/** The people of a list (READ-4, READ-6). Pure. */

/** A row with what its columns hold. */
export interface Entry {
    /** number of the row in the file */
    line: number;
    email: string;
    /** what was removed from the address */
    removed: readonly Removed[];
    forename: string;
    surname: string;
    note: string;
    /** as they stand in the list: names or ids */
    licences: readonly string[];
    groups: readonly string[];
    /** as it stands in the list */
    expire: string;
}

const ID = 'row-';

/** The id of the item that a line of the list makes, and the line of an item. */
export const itemId = (number: number): string => `${ID}${number}`;
export const lineOf = (item: string): number => Number(item.slice(ID.length));

const BLANKS = /\s+/g;

/** One line, as names of people are. */
const line = (text: string): string => text.replace(BLANKS, ' ').trim();

/** An address as it is sent; where it is none, as it was typed (READ-6). */
function readAddress(typed: string): CleanAddress {
    const clean = cleanAddress(typed);
    return clean.removed.length === 0 || isEmail(clean.address) ? clean : { ...clean, address: typed.trim(), removed: [] };
}

/** Reads a row by its mapping. */
export function entryOf({ line: number, cells }: TableRow, mapping: Mapping): Entry {
    const held = (field: Field): string[] => mapping.flatMap((other, at) => (other === field && cells[at] ? [cells[at]] : []));
    const [email = ''] = held('email');
    const { address, name, removed } = readAddress(email);
    const [whole = name] = held('fullName');
    const [reversed] = held('surnameFirst');
    const divided = reversed ? dividedName(reversed, true) : dividedName(whole);
    const [forename = divided.forename] = held('forename');
    const [surname = divided.surname] = held('surname');
    return {
        line: number,
        email: address,
        removed,
        forename: line(forename),
        surname: line(surname),
        note: held('note').join('\n').trim(),
        licences: held('licences').flatMap(severalIn),
        groups: held('groups').flatMap(severalIn),
        expire: held('expire')[0] ?? '',
    };
}

/** The people of a list in the order of its rows, read in parts. */
export function* entriesOf({ rows }: Table, mapping: Mapping): Sliced<Entry[]> {
    const entries: Entry[] = [];
    for (const row of rows) {
        entries.push(entryOf(row, mapping));
        yield;
    }
    return entries;
}
