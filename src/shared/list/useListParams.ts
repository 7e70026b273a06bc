import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useSearchParams } from 'react-router';

export type ListParamsChanges = Readonly<Record<string, string | null>>;

/**
 * Returns the URL's query parameters, and a function that changes some of them; `null` and `''` remove one. It replaces the history entry, so
 * that Back leaves the list instead of undoing keystrokes. It changes the address that the router has, which the page may not show yet: what
 * was chosen a moment before stays, and what is typed just before another page is opened is not written into that page's entry.
 */
export function useListParams(): readonly [URLSearchParams, (changes: ListParamsChanges) => void] {
    const [params, setParams] = useSearchParams();
    const { pathname } = useLocation();
    const router = useContext(DataRouterContext)?.router;
    const write = useCallback(
        (changes: ListParamsChanges) => {
            const now = router?.state.location;
            if (now && now.pathname !== pathname) return;
            setParams(
                shown => {
                    const next = new URLSearchParams(now?.search ?? shown);
                    for (const [name, value] of Object.entries(changes)) {
                        if (value === null || value === '') next.delete(name);
                        else next.set(name, value);
                    }
                    return next;
                },
                { replace: true, preventScrollReset: true },
            );
        },
        [setParams, router, pathname],
    );
    return [params, write];
}
