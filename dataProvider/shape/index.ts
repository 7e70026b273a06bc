import { isObject } from '../checks';
import type { ResponseReader } from '../calls/entry';
import { numberIn } from '../odata/read';
import { optionalRows, type Reader } from './readers';

/**
 * The boundary between what a server sends and what the portal's types promise (docs/quality.md, "Faults and input"). A field that is
 * missing or has another type becomes its type's empty value; a row without an id is left out; a response without any of what was requested
 * fails as malformed. The smaller `person.ts` reads the signed-in user and the customer.
 */

type Row = Reader<object | undefined>;

/** A row of which `$select` requested only some fields: the others are not missing. */
const selected =
    (row: Row): Row =>
    value => {
        const read = row(value);
        if (!read || !isObject(value)) return read;
        return Object.fromEntries(Object.entries(read).filter(([name]) => name in value));
    };

/** Reads rows in either shape of a collection; subtracts the unreadable rows from the count, and says how many there were. */
export function rows(row: Row): ResponseReader {
    const whole = optionalRows(row);
    const some = optionalRows(selected(row));
    return (value, isSelected) => {
        const read = isSelected ? some : whole;
        if (!isObject(value)) return read(value);
        const found = read(value.value);
        if (found === undefined || found === value.value) return found && value;
        const count = numberIn(value['@odata.count']);
        const omitted = (value.value as unknown[]).length - found.length;
        return { ...value, value: found, '@odata.count': count === undefined ? undefined : count - omitted, omitted };
    };
}

/** The valid fields of a response to a change, which has succeeded whatever it contains (WIRE-5). */
export function soundFields(row: ResponseReader, value: unknown): unknown {
    const read = row(value, false) as Record<string, unknown> | undefined;
    if (!read || !isObject(value)) return undefined;
    const sound = Object.entries(value).filter(([name, field]) => Object.is(read[name], field));
    return sound.length === Object.keys(value).length ? value : { ...Object.fromEntries(sound), id: read.id };
}
