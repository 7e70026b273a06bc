import { useEffect, useMemo, useRef } from 'react';
import { useDraft } from '../hooks/useDraft';

/** The rows that a user has selected in a list, by their ids. */
export interface ChosenIds {
    /** in the order of selection */
    ids: readonly string[];
    choose(ids: readonly string[], chosen: boolean): void;
    /** selects these rows and deselects all others */
    replace(ids: readonly string[]): void;
}

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

/**
 * Returns the selected rows of the named list. The selection survives page changes, searches, other pages of the portal, a reload and the
 * end of the session, and is dropped on an explicit sign-out. Stores ids alone: there may be thousands.
 */
export function useChosenIds(list: string): ChosenIds {
    const [text, keep] = useDraft(`${list}/chosen`, '');
    const ids = useMemo(() => parse(text), [text]);
    // A second tick can arrive before React has rendered the first one.
    const latest = useRef(ids);
    useEffect(() => {
        latest.current = ids;
    }, [ids]);

    return useMemo(() => {
        const replace = (next: readonly string[]) => {
            latest.current = next;
            keep(next.length === 0 ? '' : JSON.stringify(next));
        };
        return {
            ids,
            replace,
            choose: (touched, chosen) => {
                const meant = new Set(touched);
                // Rows that are already selected keep their position.
                replace(chosen ? [...new Set([...latest.current, ...touched])] : latest.current.filter(id => !meant.has(id)));
            },
        };
    }, [ids, keep]);
}
