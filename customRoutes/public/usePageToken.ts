import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const heldToken = (state: unknown): string | null =>
    typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string' ? state.token : null;

/**
 * The token of an emailed link. Once read it leaves the address bar (contract, section 3) and stays with the history entry,
 * so that a reload, e.g. in another language, still knows it. An empty token counts as none.
 * Returns the token, or null, and a function that forgets it.
 */
export function usePageToken(): [token: string | null, forget: () => void] {
    const [query] = useSearchParams();
    const { pathname, state } = useLocation() as { pathname: string; state: unknown };
    const navigate = useNavigate();
    const inAddress = query.get('token');

    useEffect(() => {
        if (inAddress === null) return;
        const rest = new URLSearchParams(query);
        rest.delete('token');
        void navigate({ pathname, search: rest.toString() }, { replace: true, state: { token: inAddress } });
    }, [inAddress, navigate, pathname, query]);

    const forget = useCallback(() => void navigate(pathname, { replace: true, state: null }), [navigate, pathname]);
    return [(inAddress ?? heldToken(state)) || null, forget];
}
