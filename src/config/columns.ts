import { columnsKey, local } from './storage';

const isFields = (value: unknown): value is string[] => Array.isArray(value) && value.every(field => typeof field === 'string');

/** Returns the fields of the columns that the user hid in a list; a column that is new since then is shown. */
export const storedHidden = (list: string): readonly string[] => local.getJson(columnsKey(list), isFields) ?? [];

/** Stores which columns of a list are hidden; none removes the entry. */
export function storeHidden(list: string, fields: readonly string[]): void {
    if (fields.length === 0) local.remove(columnsKey(list));
    else local.setJson(columnsKey(list), fields);
}
