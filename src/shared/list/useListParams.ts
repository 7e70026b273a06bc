import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export type ListParamsChanges = Readonly<Record<string, string | null>>;

/**
 * Returns the URL's query parameters, and a function that changes some of them; `null` and `''` remove one. It replaces the history entry, so
 * that Back leaves the list instead of undoing keystrokes.
 */
export function useListParams(): readonly [URLSearchParams, (changes: ListParamsChanges) => void] {
    const [params, setParams] = useSearchParams();
    const write = useCallback(
        (changes: ListParamsChanges) =>
            setParams(
                current => {
                    const next = new URLSearchParams(current);
                    for (const [name, value] of Object.entries(changes)) {
                        if (value === null || value === '') next.delete(name);
                        else next.set(name, value);
                    }
                    return next;
                },
                { replace: true, preventScrollReset: true },
            ),
        [setParams],
    );
    return [params, write];
}
