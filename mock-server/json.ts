/** Values of parsed JSON. Pure. */

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as text, by which it is searched and compared. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
