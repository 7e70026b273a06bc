import { createContext, useContext, useSyncExternalStore } from 'react';
import type { User } from '#dataProvider/types';

/**
 * What the list's users have, for its cells: one read for all, made while a cell is shown. A store rather than queries in each cell, which
 * made a page of rows too much work for the time in which a click has to be answered (docs/quality.md, "Speed").
 */
export interface Relations {
    /** with keys and groups, by id */
    users: ReadonlyMap<string, User>;
    /** the licences' names by id; null while they are read */
    licences: ReadonlyMap<string, string> | null;
}

const NONE: Relations = { users: new Map(), licences: null };

export function createRelations() {
    let known = NONE;
    const cells = new Set<() => void>();
    const readers = new Set<() => void>();
    const tellReaders = (): void => readers.forEach(reader => reader());
    return {
        known: () => known,
        show(next: Relations): void {
            known = next;
            cells.forEach(cell => cell());
        },
        subscribe(cell: () => void): () => void {
            cells.add(cell);
            if (cells.size === 1) tellReaders();
            return () => {
                cells.delete(cell);
                if (cells.size === 0) tellReaders();
            };
        },
        isShown: () => cells.size > 0,
        /** is told when the first cell is shown, and when none is shown any more */
        subscribeReader(reader: () => void): () => void {
            readers.add(reader);
            return () => readers.delete(reader);
        },
    };
}

/** Of a list without these cells. */
const UNUSED = createRelations();

export const RelationsContext = createContext(UNUSED);

/** What is known of the users of the list around; a cell that uses it is shown. */
export function useRelations(): Relations {
    const { subscribe, known } = useContext(RelationsContext);
    return useSyncExternalStore(subscribe, known);
}

/** Whether a cell is shown, and what tells the cells what has been read. */
export function useRelationsReader() {
    const { subscribeReader, isShown, show } = useContext(RelationsContext);
    return { isShown: useSyncExternalStore(subscribeReader, isShown), show };
}
