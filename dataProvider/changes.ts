/** Which fields of a record a change sends. Pure. */

type Fields = Readonly<Record<string, unknown>>;

/** Whether two values have the same content. */
export const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The fields whose value differs from `before`; all defined fields when there is no `before`. */
export const changedFields = (data: Fields, before: Fields | undefined): Fields =>
    Object.fromEntries(
        Object.entries(data).filter(([name, value]) => value !== undefined && !(before && isSame(value, before[name]))),
    );
