/** Which fields of a record a change sends. Pure. */

type Fields = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The fields whose value differs from `before`; all defined fields when there is no `before`. */
export const changedFields = (data: Fields, before: Fields | undefined): Fields =>
    Object.fromEntries(
        Object.entries(data).filter(([name, value]) => value !== undefined && !(before && same(value, before[name]))),
    );
