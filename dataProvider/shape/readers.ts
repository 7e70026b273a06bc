import { isObject } from '../answers';

/**
 * What a field of an answer becomes in the portal, whatever came: the right type, or absent (quality, "Faults and input").
 * Pure, and cheap: what is sound already is passed on as it is.
 */

/** Reads one value; undefined leaves the field out. */
export type Reader<Value> = (value: unknown) => Value;

/** The last second that a date can show: 31 December 9999. */
const LAST_SECOND = 253_402_300_799;

/** Text; empty when none came. */
export const text: Reader<string> = value => (typeof value === 'string' ? value : '');

export const textOrNull: Reader<string | null> = value => (typeof value === 'string' ? value : null);

/** Text that may be left out. */
export const optionalText: Reader<string | undefined> = value => (typeof value === 'string' ? value : undefined);

/** A word of a closed list. One that the portal does not know stays: it is shown as it is. */
export const code = text as Reader<never>;

/** An id, which some servers send as a number; empty when there is none. */
export const ident: Reader<string> = value => (Number.isSafeInteger(value) ? String(value) : text(value));

export const identOrNull: Reader<string | null> = value => ident(value) || null;

/** A figure; one that did not come is NaN, which the formats show as "–". */
export const figure: Reader<number> = value => (typeof value === 'number' ? value : Number.NaN);

export const figureOrNull: Reader<number | null> = value => (typeof value === 'number' ? value : null);

/** How much of something there is: 0 when nothing is said. */
export const amount: Reader<number> = value => (typeof value === 'number' && value > 0 ? value : 0);

const isSecond = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= LAST_SECOND;

/** A moment in epoch seconds; NaN for none, which the formats show as "–". */
export const seconds: Reader<number> = value => (isSecond(value) ? value : Number.NaN);

export const secondsOrNull: Reader<number | null> = value => (isSecond(value) ? value : null);

/** A day `YYYY-MM-DD`; null for none. */
export const dayOrNull: Reader<string | null> = value =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;

/** A day `YYYY-MM-DD`; empty for none. */
export const day: Reader<string> = value => dayOrNull(value) ?? '';

/** Whether something is so: what is left out is not. */
export const flag: Reader<boolean> = value => value === true;

/** Whether something holds that the server denies in so many words: what is left out is not denied. */
export const unlessFalse: Reader<boolean> = value => value !== false;

/** Whether something is so, where it may be left open. */
export const optionalFlag: Reader<boolean | undefined> = value => (typeof value === 'boolean' ? value : undefined);

/** An object whose fields nobody promises. */
export const anything: Reader<Record<string, unknown> | null> = value => (isObject(value) ? value : null);

/** The fields that a type names, each with its reader. Counts beside expanded relations are read by `countOf`, which checks them. */
export type Fields<T> = { readonly [Name in keyof T as Name extends `${string}@odata.count` ? never : Name]-?: Reader<T[Name]> };

/** Puts every field right; the same object when all are. */
function withFields<T extends object>(fields: Fields<T>, value: Record<string, unknown>): T {
    let read = value;
    for (const name in fields) {
        const before = value[name];
        const after = (fields as Record<string, Reader<unknown>>)[name]?.(before);
        if (Object.is(before, after)) continue;
        if (read === value) read = { ...value };
        if (after === undefined) Reflect.deleteProperty(read, name);
        else read[name] = after;
    }
    return read as T;
}

/** A part of a record: empty when it did not come. */
export const part =
    <T extends object>(fields: Fields<T>): Reader<T> =>
    value =>
        withFields(fields, isObject(value) ? value : {});

/** A record; undefined for what is none, or has no id where its type has one. */
export const record =
    <T extends object>(fields: Fields<T>): Reader<T | undefined> =>
    value => {
        if (!isObject(value)) return undefined;
        const read = withFields(fields, value);
        const { id } = read as { id?: unknown };
        return 'id' in fields && (id === '' || Number.isNaN(id)) ? undefined : read;
    };

/** The readable ones of a list, each id once; undefined for what is no list. */
export const optionalRows =
    <T extends object>(row: Reader<T | undefined>): Reader<T[] | undefined> =>
    value => {
        if (!Array.isArray(value)) return undefined;
        const known = new Set<unknown>();
        const rows = value.flatMap(item => {
            const read = row(item);
            if (read === undefined) return [];
            const { id } = read as { id?: unknown };
            if (id === undefined) return [read];
            return known.size < known.add(id).size ? [read] : [];
        });
        const same = rows.length === value.length && rows.every((read, at) => read === value[at]);
        return same ? (value as T[]) : rows;
    };

/** The readable ones of a list that is always there. */
export const rows = <T extends object>(row: Reader<T | undefined>): Reader<T[]> => {
    const read = optionalRows(row);
    return value => read(value) ?? [];
};

/** The texts of a list. */
export const texts: Reader<string[]> = value => {
    if (!Array.isArray(value)) return [];
    return value.every(item => typeof item === 'string') ? value : value.filter(item => typeof item === 'string');
};
