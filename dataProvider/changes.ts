/** What of a record a change sends. Pure. */

type Fields = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The given fields that a call may carry; undefined ones are left out. */
export const pick = (data: Fields, allowed: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(allowed.filter(name => data[name] !== undefined).map(name => [name, data[name]]));

/** The allowed fields whose value differs from before; without a record of before, all that are given. */
export const changedFields = (data: Fields, before: Fields | undefined, allowed: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(Object.entries(pick(data, allowed)).filter(([name, value]) => !before || !same(value, before[name])));
