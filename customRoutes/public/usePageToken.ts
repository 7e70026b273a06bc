import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** What a history entry of these pages holds. */
interface Held {
    token?: unknown;
    finished?: unknown;
    activation?: unknown;
}

const heldIn = (state: unknown): Held => (typeof state === 'object' && state !== null ? state : {});
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The token of an emailed link, and what became of it. */
export interface PageToken {
    /** null when there is none, or an empty one */
    token: string | null;
    /** what `finish` was told once the token had done its work, which used it up; null before */
    finished: string | null;
    /** the link was one that activates an account */
    activation: boolean;
    /** Takes the token for used up, with a word that the page shows then, a reload included. */
    finish: (word: string) => void;
    /** Drops the token: the page is what it is without one. */
    forget: () => void;
}

/**
 * The token of an emailed link. Once read it leaves the address bar (contract, section 3) and stays with the history entry,
 * so that a reload, e.g. in another language, still knows it.
 */
export function usePageToken(): PageToken {
    const [query] = useSearchParams();
    const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
    const navigate = useNavigate();
    const inAddress = query.get('token');
    const held = heldIn(state);
    const activation = held.activation === true;

    useEffect(() => {
        if (inAddress === null) return;
        const rest = new URLSearchParams(query);
        rest.delete('token');
        void navigate({ pathname, search: rest.toString() }, { replace: true, state: { token: inAddress, activation } });
    }, [inAddress, activation, navigate, pathname, query]);

    const keep = useCallback(
        (kept: Held | null) => void navigate({ pathname, search }, { replace: true, state: kept }),
        [navigate, pathname, search],
    );
    const forget = useCallback(() => keep(null), [keep]);
    const finish = useCallback((word: string) => keep({ finished: word, activation }), [keep, activation]);
    return {
        token: (inAddress ?? textOf(held.token)) || null,
        finished: inAddress === null ? textOf(held.finished) : null,
        activation,
        finish,
        forget,
    };
}
