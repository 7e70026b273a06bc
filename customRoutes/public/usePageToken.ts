import { useCallback, useEffect } from 'react';
import { isEmail } from '../../src/shared/validation';
import { plusKept, useLocation, useNavigate, useQuery } from './navigation';

/** The state of these pages in a history entry. */
interface Held {
    token?: unknown;
    finished?: unknown;
    activation?: unknown;
}

const heldIn = (state: unknown): Held => (typeof state === 'object' && state !== null ? state : {});
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The token of an emailed link, and the outcome of its use. */
export interface PageToken {
    /** null when it is missing or empty */
    token: string | null;
    /** the outcome passed to `finish` once the token was used up; null before */
    finished: string | null;
    /** the link activates an account */
    activation: boolean;
    /** Marks the token as used up, with an outcome that the page shows from then on, even after a reload. */
    finish: (word: string) => void;
    /** Discards the token: the page behaves as if it had none. */
    forget: () => void;
}

/**
 * The token of an emailed link. It is removed from the address bar (SESSION-10), by src/start/boot.ts if the page was loaded with it, and stored
 * in the history entry, so that it survives a reload, e.g. in another language.
 */
export function usePageToken(): PageToken {
    const { pathname, search, state } = useLocation();
    const navigate = useNavigate();
    const query = useQuery();
    const inAddress = plusKept(query.get('token'));
    query.delete('token');
    const rest = `${pathname}?${query}`.replace(/\?$/, '');
    const held = heldIn(state);
    const activation = held.activation === true;

    useEffect(() => {
        if (inAddress === null) return;
        void navigate(rest, { replace: true, state: { token: inAddress, activation } });
    }, [inAddress, activation, navigate, rest]);

    const keep = useCallback(
        (kept: Held | null) => void navigate(pathname + search, { replace: true, state: kept }),
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

/** The account's e-mail address, if the emailed link contains it (PUBLIC-9). */
export function useLinkAddress(): string | null {
    const address = plusKept(useQuery().get('email'));
    return address !== null && isEmail(address) ? address : null;
}
