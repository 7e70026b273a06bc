import { useEffect, useMemo, useRef } from 'react';
import { useDraft } from '../hooks/useDraft';

/** The rows that a user has selected in a list. */
export interface ChosenRows<Kept extends { id: string }> {
    /** in the order of selection */
    rows: readonly Kept[];
    has(id: unknown): boolean;
    choose(rows: readonly Kept[], chosen: boolean): void;
    /** selects these rows and deselects all others */
    replace(rows: readonly Kept[]): void;
}

/** Parses the stored selection, without invalid entries. */
function parse<Kept>(text: string, isKept: (value: unknown) => value is Kept): readonly Kept[] {
    try {
        const kept: unknown = JSON.parse(text || '[]');
        return Array.isArray(kept) ? kept.filter(isKept) : [];
    } catch {
        return [];
    }
}

/**
 * Returns the selected rows of the named list. The selection survives page changes, searches, other pages of the portal, a reload and an
 * expired session, but not an explicit sign-out. Stores only the fields that name a row.
 */
export function useChosenRows<Kept extends { id: string }>(
    list: string,
    isKept: (value: unknown) => value is Kept,
): ChosenRows<Kept> {
    const [text, keep] = useDraft(`${list}/chosen`, '');
    const rows = useMemo(() => parse(text, isKept), [text, isKept]);
    const ids = useMemo(() => new Set<unknown>(rows.map(row => row.id)), [rows]);
    // A second tick can arrive before React has rendered the first one.
    const latest = useRef(rows);
    useEffect(() => {
        latest.current = rows;
    }, [rows]);

    return useMemo(() => {
        const replace = (next: readonly Kept[]) => {
            latest.current = next;
            keep(next.length === 0 ? '' : JSON.stringify(next));
        };
        return {
            rows,
            has: id => ids.has(id),
            replace,
            choose: (touched, chosen) => {
                const touchedIds = new Set(touched.map(row => row.id));
                const others = latest.current.filter(row => !touchedIds.has(row.id));
                // Rows that are already selected keep their position.
                const known = new Set(latest.current.map(row => row.id));
                replace(chosen ? [...latest.current, ...touched.filter(row => !known.has(row.id))] : others);
            },
        };
    }, [rows, ids, keep]);
}
