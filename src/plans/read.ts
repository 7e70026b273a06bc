import { isObject } from '#dataProvider/checks';

/** Reads stored plans and files of plans: each value is checked, and a fault names its place (PLAN-4). */

/** A value that is not what it should be; `place` as in `items[3].email`. */
export class Fault extends Error {
    constructor(readonly place: string) {
        super(`Not as expected: ${place}`);
    }
}

/** Returns the value if it is right, otherwise throws a `Fault` with its place. */
export type Reader<Value> = (value: unknown, place: string) => Value;

const check =
    <Value>(isRight: (value: unknown) => value is Value): Reader<Value> =>
    (value, place) => {
        if (isRight(value)) return value;
        throw new Fault(place);
    };

/** The longest text of one value, in characters; a list that was entered may be as long. */
const LONGEST = 10_000_000;

export const text: Reader<string> = check((value): value is string => typeof value === 'string' && value.length <= LONGEST);
export const number: Reader<number> = check((value): value is number => typeof value === 'number' && Number.isFinite(value));
export const flag: Reader<boolean> = check((value): value is boolean => typeof value === 'boolean');

/** One of these values. */
export const oneOf = <const Value extends string | number | null>(values: readonly Value[]): Reader<Value> =>
    check((value): value is Value => values.includes(value as Value));

/** The most entries of a list. */
const MOST = 100_000;

export const listOf =
    <Value>(entry: Reader<Value>): Reader<Value[]> =>
    (value, place) => {
        if (!Array.isArray(value) || value.length > MOST) throw new Fault(place);
        return value.map((one, at) => entry(one, `${place}[${at}]`));
    };

export const texts = listOf(text);

/** May be null. */
export const orNull =
    <Value>(entry: Reader<Value>): Reader<Value | null> =>
    (value, place) =>
        value === null ? null : entry(value, place);

/** Any object; what reads it further checks it. */
export const record: Reader<object> = (value, place) => {
    if (!isObject(value)) throw new Fault(place);
    return value;
};

/** An object whose keys are not known, e.g. ids. */
export const recordOf =
    <Value>(entry: Reader<Value>): Reader<Record<string, Value>> =>
    (value, place) => {
        if (!isObject(value)) throw new Fault(place);
        return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, entry(one, `${place}.${name}`)]));
    };

/** May be absent. */
export const optional =
    <Value>(entry: Reader<Value>): Reader<Value | undefined> =>
    (value, place) =>
        value === undefined ? undefined : entry(value, place);

/** An object with these fields; others are refused, because they would get lost. */
export const shapeOf =
    <Value extends object>(fields: { readonly [Name in keyof Value]-?: Reader<Value[Name]> }): Reader<Value> =>
    (value, place) => {
        if (!isObject(value)) throw new Fault(place);
        const at = (name: string): string => (place === '' ? name : `${place}.${name}`);
        const extra = Object.keys(value).find(name => !Object.hasOwn(fields, name));
        if (extra !== undefined) throw new Fault(at(extra));
        const read = Object.entries(fields as Record<string, Reader<unknown>>).flatMap(([name, entry]) => {
            const one = entry(value[name], at(name));
            return one === undefined ? [] : [[name, one] as const];
        });
        return Object.fromEntries(read) as Value;
    };
