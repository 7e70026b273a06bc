import { isFlag, isObject } from '../checks';

/**
 * Turn a field of a response, whatever it contains, into its type or the type's empty value (docs/quality.md, "Faults and input"). Pure;
 * valid values are returned unchanged.
 */

/** Reads one value; undefined leaves the field out. */
export type Reader<Value> = (value: unknown) => Value;

/** The last supported date, in epoch seconds: 31 December 9999. */
const LAST_SECOND = 253_402_300_799;

/** Text; empty when missing. */
export const text: Reader<string> = value => (typeof value === 'string' ? value : '');

/** Text; null when missing. */
export const textOrNull: Reader<string | null> = value => (typeof value === 'string' ? value : null);

/** Text or undefined. */
export const optionalText: Reader<string | undefined> = value => (typeof value === 'string' ? value : undefined);

/** One of a fixed set of codes. An unknown code is kept and shown as it is. */
export const code = text as Reader<never>;

/** An id, which some servers send as a number; empty when missing. */
export const ident: Reader<string> = value => (Number.isSafeInteger(value) ? String(value) : text(value));

/** An id, which some servers send as a number; null when missing. */
export const identOrNull: Reader<string | null> = value => ident(value) || null;

/** A number, which some servers send as text; null when missing. */
export const numberOrNull: Reader<number | null> = value => {
    const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return Number.isFinite(found) ? (found as number) : null;
};

/** A number; NaN when missing, which is shown as "–". */
export const number: Reader<number> = value => numberOrNull(value) ?? Number.NaN;

/** A number of things; 0 when missing. */
export const amount: Reader<number> = value => Math.max(0, numberOrNull(value) ?? 0);

/** Times that stand for none: the begin of the epoch, and of the calendar. */
const NONE: readonly number[] = [0, Date.parse('0001-01-01T00:00:00Z') / 1000];

/** A time in epoch seconds, which some servers send as text, or as a time with its offset; null when missing, as 0 or the year 1 is. */
export const secondsOrNull: Reader<number | null> = value => {
    const time = text(value);
    const second = /T.*(?:Z|[+-]..:..)$/.test(time) ? Math.floor(Date.parse(time) / 1000) : number(value);
    return Math.abs(second) <= LAST_SECOND && !NONE.includes(second) ? second : null;
};

/** A time in epoch seconds; NaN when missing, which is shown as "–". */
export const seconds: Reader<number> = value => secondsOrNull(value) ?? Number.NaN;

/** A day `YYYY-MM-DD`, which some servers send as the time at which it begins; null when missing. */
export const dayOrNull: Reader<string | null> = value => {
    const first = text(value).replace(/T00:00.*/, '');
    return /^\d{4}-\d\d-\d\d$/.test(first) && !Number.isNaN(Date.parse(first)) ? first : null;
};

/** A day `YYYY-MM-DD`; empty when missing. */
export const day: Reader<string> = value => dayOrNull(value) ?? '';

/** A flag; false when missing. */
export const flag: Reader<boolean> = value => isFlag(value, true);

/** A flag that is true unless it is explicitly false. */
export const unlessFalse: Reader<boolean> = value => !isFlag(value, false);

/** A flag or undefined. */
export const optionalFlag: Reader<boolean | undefined> = value =>
    isFlag(value, true) || (isFlag(value, false) ? false : undefined);

/** An object with arbitrary fields; null when missing. */
export const anything: Reader<Record<string, unknown> | null> = value => (isObject(value) ? value : null);

/** The fields of a type, each with its reader. `countOf` reads and checks the counts of expanded relations. */
export type Fields<T> = { readonly [Name in keyof T as Name extends `${string}@odata.count` ? never : Name]-?: Reader<T[Name]> };

/** Corrects all fields; returns the same object if none needs it. */
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

/** A nested object; all its fields are empty when it is missing. */
export const part =
    <T extends object>(fields: Fields<T>): Reader<T> =>
    value =>
        withFields(fields, isObject(value) ? value : {});

/** A record; undefined when the value is not an object, or has no id although its type has one. */
export const record =
    <T extends object>(fields: Fields<T>): Reader<T | undefined> =>
    value => {
        if (!isObject(value)) return undefined;
        const read = withFields(fields, value);
        const { id } = read as { id?: unknown };
        return 'id' in fields && (id === '' || Number.isNaN(id)) ? undefined : read;
    };

/** of lists of which rows were left out, how many */
const partial = new WeakMap<object, number>();

/** How many rows of a list were left out, because they could not be read. */
export const omittedOf = (rows: object): number => partial.get(rows) ?? 0;

/** Whether there are any. */
export const isPartial = (rows: object): boolean => omittedOf(rows) > 0;

/** The readable rows of a list, each id once; undefined when it is not a list. */
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
        if (rows.length < value.length) partial.set(rows, value.length - rows.length);
        const same = rows.length === value.length && rows.every((read, at) => read === value[at]);
        return same ? (value as T[]) : rows;
    };

/** The readable rows of a list; empty when it is missing. */
export const rows = <T extends object>(row: Reader<T | undefined>): Reader<T[]> => {
    const read = optionalRows(row);
    return value => read(value) ?? [];
};

/** The texts of a list. */
export const texts: Reader<string[]> = value => {
    if (!Array.isArray(value)) return [];
    return value.every(item => typeof item === 'string') ? value : value.filter(item => typeof item === 'string');
};
