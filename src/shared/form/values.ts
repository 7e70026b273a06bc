import { isSame } from '#dataProvider/changes';
import { isObject } from '#dataProvider/checks';

/** Writes and reads a form's draft (SESSION-14). Pure. */

type Kept = Readonly<Record<string, unknown>>;

const hasTypeOf = (value: unknown, example: unknown): boolean =>
    typeof value === typeof example && Array.isArray(value) === Array.isArray(example);

/** Parses a stored draft; a corrupt one counts as empty. */
function parse(text: string | undefined): Kept {
    try {
        const kept: unknown = JSON.parse(text || '{}');
        return isObject(kept) ? kept : {};
    } catch {
        return {};
    }
}

/** Returns the values that differ from the initial ones, as the text of a draft; null when none does. */
export function draftOf<Values extends object>(values: Values, initial: Values): string | null {
    const changed = Object.entries(values).filter(([name, value]) => !isSame(value, initial[name as keyof Values]));
    return changed.length === 0 ? null : JSON.stringify(Object.fromEntries(changed));
}

/**
 * Returns the initial values, overridden by those of the draft. Ignores draft values whose type differs from the initial one's, and objects
 * or list entries that `isEntry` rejects.
 */
export function withDraft<Values extends object>(
    initial: Values,
    draft: string | undefined,
    isEntry: (entry: unknown) => boolean,
): Values {
    const kept = parse(draft);
    const restore = (name: string, value: unknown): unknown => {
        const before = kept[name];
        if (!hasTypeOf(before, value)) return value;
        if (Array.isArray(before)) return before.filter(isEntry);
        return typeof before === 'object' && !isEntry(before) ? value : before;
    };
    return Object.fromEntries(Object.entries(initial).map(([name, value]) => [name, restore(name, value)])) as Values;
}
