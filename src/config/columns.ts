import { columnsKey, local } from '../../storage/storage';

/** How a user has set the columns of a list's table (LIST-12). */
export interface ColumnSettings {
    /** the fields of those that are hidden; one that is new since then is shown */
    hidden: readonly string[];
    /** in px, by field; the others share the room that is left */
    widths: Readonly<Record<string, number>>;
}

const isObject = (value: unknown): value is Partial<Record<keyof ColumnSettings, unknown>> =>
    typeof value === 'object' && value !== null;

const isField = (value: unknown): value is string => typeof value === 'string';

const fieldsIn = (value: unknown): readonly string[] => (Array.isArray(value) && value.every(isField) ? value : []);

/** A width that somebody can have dragged. */
const isWidth = (value: unknown): value is number => typeof value === 'number' && value >= 1 && value <= 10_000;

/** Returns the settings of a list; what is damaged counts as absent. An array, as stored by earlier versions, has the hidden ones. */
export function storedColumns(list: string): ColumnSettings {
    const stored = local.getJson(columnsKey(list), isObject);
    const { hidden, widths } = Array.isArray(stored) ? { hidden: stored, widths: {} } : (stored ?? {});
    const entries = isObject(widths)
        ? Object.entries(widths).filter((entry): entry is [string, number] => isWidth(entry[1]))
        : [];
    return { hidden: fieldsIn(hidden), widths: Object.fromEntries(entries) };
}

/** Stores the settings of a list; none removes the entry. */
export function storeColumns(list: string, { hidden, widths }: ColumnSettings): void {
    if (hidden.length === 0 && Object.keys(widths).length === 0) local.remove(columnsKey(list));
    else local.setJson(columnsKey(list), { hidden, widths });
}
