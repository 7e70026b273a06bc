import { createContext, useContext, useSyncExternalStore } from 'react';
import type { User } from '#dataProvider/types';

/**
 * The licences and groups of the list's users, for its cells: one read for all, made while a cell is shown. A store rather than a query in each
 * cell, which made rendering a page of rows too slow (docs/quality.md, "Speed").
 */
export interface Relations {
    /** with keys and groups, by id */
    users: ReadonlyMap<string, User>;
    /** the licences' names by id; null while they are loading */
    licences: ReadonlyMap<string, string> | null;
}

const NONE: Relations = { users: new Map(), licences: null };

/** The keys and groups of the shown users, which cells subscribe to. */
export function createRelations() {
    let known = NONE;
    const cells = new Set<() => void>();
    const readers = new Set<() => void>();
    const notifyReaders = (): void => readers.forEach(reader => reader());
    return {
        known: () => known,
        show(next: Relations): void {
            known = next;
            cells.forEach(cell => cell());
        },
        subscribe(cell: () => void): () => void {
            cells.add(cell);
            if (cells.size === 1) notifyReaders();
            return () => {
                cells.delete(cell);
                if (cells.size === 0) notifyReaders();
            };
        },
        isShown: () => cells.size > 0,
        /** called when the first cell appears, and when the last one disappears */
        subscribeReader(reader: () => void): () => void {
            readers.add(reader);
            return () => readers.delete(reader);
        },
    };
}

/** For a list without these cells. */
const UNUSED = createRelations();

export const RelationsContext = createContext(UNUSED);

/** Returns what is known of the surrounding list's users; for use in a cell, which counts as shown. */
export function useRelations(): Relations {
    const { subscribe, known } = useContext(RelationsContext);
    return useSyncExternalStore(subscribe, known);
}

/** Returns whether a cell is shown, and a function that passes loaded data to the cells. */
export function useRelationsReader() {
    const { subscribeReader, isShown, show } = useContext(RelationsContext);
    return { isShown: useSyncExternalStore(subscribeReader, isShown), show };
}
