import { useCallback, useState } from 'react';
import { local, SEARCH_HISTORY_KEY } from '#storage/storage';

/** The academy searches that this browser remembers (ACADEMY-6). */

/** The maximum number of stored searches. */
export const HISTORY_LENGTH = 20;

const isHistory = (value: unknown): value is string[] =>
    Array.isArray(value) && value.every(entry => typeof entry === 'string' && entry.trim() !== '');

/** The history after a search: newest first, without duplicates (ignoring case), at most 20. A blank search changes nothing. */
export function remembered(history: readonly string[], query: string): string[] {
    const added = query.trim();
    if (added === '') return [...history];
    const others = history.filter(entry => entry.toLocaleLowerCase() !== added.toLocaleLowerCase());
    return [added, ...others].slice(0, HISTORY_LENGTH);
}

interface SearchHistory {
    entries: readonly string[];
    remember(query: string): void;
    forget(query: string): void;
    forgetAll(): void;
}

const read = (): string[] => (local.getJson(SEARCH_HISTORY_KEY, isHistory) ?? []).slice(0, HISTORY_LENGTH);

/** The history, newest first. Read again before each change, because another tab may have changed it. */
export function useSearchHistory(): SearchHistory {
    const [entries, setEntries] = useState<readonly string[]>(read);
    const change = useCallback((make: (history: readonly string[]) => string[]) => {
        const next = make(read());
        if (next.length === 0) local.remove(SEARCH_HISTORY_KEY);
        else local.setJson(SEARCH_HISTORY_KEY, next);
        setEntries(next);
    }, []);
    return {
        entries,
        remember: useCallback((query: string) => change(history => remembered(history, query)), [change]),
        forget: useCallback((query: string) => change(history => history.filter(entry => entry !== query)), [change]),
        forgetAll: useCallback(() => change(() => []), [change]),
    };
}
