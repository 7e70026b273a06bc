import { isObject } from '../checks';
import type { ResponseReader } from '../calls/entry';
import { numberIn } from '../odata/read';
import { omittedOf, optionalRows, type Reader } from './readers';

/**
 * The boundary between what a server sends and what the portal's types promise (docs/quality.md, "Faults and input"). A field that is
 * missing or has another type becomes its type's empty value; a row without an id is left out; a response without any of what was requested
 * fails as malformed. The smaller `person.ts` reads the signed-in user and the customer.
 */

type Row = Reader<object | undefined>;

/**
 * A row of which `$select` requested only some fields (`names`): the others are not missing. A requested flag that is true unless the server
 * denies it is so here too (WIRE-20).
 */
const selected =
    (row: Row, names: readonly string[]): Row =>
    value => {
        const read = row(value);
        if (!read || !isObject(value)) return read;
        const isMeant = (name: string, field: unknown): boolean => name in value || (field === true && names.includes(name));
        return Object.fromEntries(Object.entries(read).filter(([name, field]) => isMeant(name, field)));
    };

/** Reads rows in either shape of a collection; subtracts the unreadable rows from the count. */
export function rows(row: Row): ResponseReader {
    const whole = optionalRows(row);
    return (value, names) => {
        const read = names ? optionalRows(selected(row, names)) : whole;
        if (!isObject(value)) return read(value);
        const found = read(value.value);
        if (found === undefined || found === value.value) return found && value;
        const count = numberIn(value['@odata.count']);
        return { ...value, value: found, '@odata.count': count === undefined ? undefined : count - omittedOf(found) };
    };
}

/** The valid fields of a response to a change, which has succeeded whatever it contains (WIRE-5). */
export function soundFields(row: ResponseReader, value: unknown): unknown {
    const read = row(value) as Record<string, unknown> | undefined;
    if (!read || !isObject(value)) return undefined;
    const sound = Object.entries(value).filter(([name, field]) => Object.is(read[name], field));
    return sound.length === Object.keys(value).length ? value : { ...Object.fromEntries(sound), id: read.id };
}
