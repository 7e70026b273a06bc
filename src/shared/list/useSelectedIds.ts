import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { draftForms, draftOwner, keepDraft, readDraft } from '../hooks/useDraft';

/**
 * The ids of the rows that a user has selected in a list. A store rather than React state, so that a tick re-renders only what shows it:
 * re-rendering a page of rows would take too long (docs/quality.md, "Speed").
 */
export interface SelectedIds {
    /** the current ids, in the order of selection; components subscribe with `useSelected` */
    readonly ids: readonly string[];
    readonly count: number;
    has(id: string): boolean;
    select(ids: readonly string[], selected: boolean): void;
    /** selects or deselects a row; with the page's rows all from the last one so changed to this one */
    toggle(id: string, through?: readonly string[]): void;
    /** selects these rows and deselects all others */
    replace(ids: readonly string[]): void;
    subscribe(listener: () => void): () => void;
}

/** The end of the name of a selection's draft, after the name of its list. */
const CHOSEN = '/chosen';

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every(id => typeof id === 'string');

/** Parses the stored selection; one that is damaged counts as empty. */
function parse(text: string): readonly string[] {
    try {
        const kept: unknown = JSON.parse(text || '[]');
        return isIds(kept) ? kept : [];
    } catch {
        return [];
    }
}

/** The selection of the named list; `form` is the name of its draft, without which it is not stored. */
function createSelectedIds(form?: string): SelectedIds {
    let known = new Set(form === undefined ? [] : parse(readDraft(form) ?? ''));
    const owner = draftOwner();
    const listeners = new Set<() => void>();
    const set = (next: Set<string>): void => {
        known = next;
        if (form !== undefined) keepDraft(form, next.size === 0 ? null : JSON.stringify([...next]), owner);
        listeners.forEach(listener => listener());
    };
    let last: string | null = null;
    const select = (touched: readonly string[], selected: boolean): void => {
        // Rows that are already selected keep their position.
        const next = new Set(known);
        touched.forEach(id => (selected ? next.add(id) : next.delete(id)));
        set(next);
    };
    return {
        get ids() {
            return [...known];
        },
        get count() {
            return known.size;
        },
        has: id => known.has(id),
        replace: ids => set(new Set(ids)),
        select,
        toggle: (id, through = []) => {
            const [from, to] = [last === null ? -1 : through.indexOf(last), through.indexOf(id)];
            select(from < 0 ? [id] : through.slice(Math.min(from, to), Math.max(from, to) + 1), !known.has(id));
            last = id;
        },
        subscribe: listener => {
            listeners.add(listener);
            return () => listeners.delete(listener);
        },
    };
}

/**
 * Returns the selected rows of the named list. The selection survives page changes, searches, other pages of the portal, a reload and the
 * end of the session, and is dropped on an explicit sign-out. Stores ids alone: there may be thousands.
 */
export function useSelectedIds(list: string): SelectedIds {
    const selected = useMemo(() => createSelectedIds(list + CHOSEN), [list]);
    useEffect(() => {
        shown.set(selected, list);
        return () => void shown.delete(selected);
    }, [selected, list]);
    return selected;
}

/** The selections of the lists that are shown, and their names. */
const shown = new Map<SelectedIds, string>();

/**
 * Deselects a row that has just been removed by an action on it alone, in these lists, shown or not. @param lists their names; `*` is any end
 * of a name
 */
export function unselect(id: string, lists: readonly string[]): void {
    const isMeant = (list: string): boolean =>
        lists.some(name => (name.endsWith('*') ? list.startsWith(name.slice(0, -1)) : list === name));
    const stored = draftForms().flatMap(form => (form.endsWith(CHOSEN) ? form.slice(0, -CHOSEN.length) : []));
    const left = stored.map(list => [createSelectedIds(list + CHOSEN), list] as const);
    for (const [selected, list] of [...shown, ...left]) {
        if (isMeant(list) && selected.has(id)) selected.select([id], false);
    }
}

/** The selection of a list whose rows cannot be selected. */
export const NOTHING_SELECTED = createSelectedIds();

/** The selection of the surrounding list. */
export const SelectionContext = createContext(NOTHING_SELECTED);

/** Returns a value derived from the surrounding list's selection, and re-renders when it changes; `read` returns a primitive. */
export function useSelected<Shown extends string | number | boolean>(read: (selected: SelectedIds) => Shown): Shown {
    const selected = useContext(SelectionContext);
    return useSyncExternalStore(selected.subscribe, () => read(selected));
}
