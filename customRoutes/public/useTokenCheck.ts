import { useCallback, useEffect, useState } from 'react';
import { PortalError } from '../../dataProvider/errors';

/** Where the check of an emailed token stands. `failed` means that nobody knows: the server could not tell. */
export type TokenCheck<T> =
    { phase: 'checking' } | { phase: 'valid'; data: T } | { phase: 'invalid' } | { phase: 'failed'; error: unknown };

/**
 * Asks the server whether `token` is valid; a 404 means that it is not (contract, section 3, "token checks").
 * `validate` must be the same function on every render. Returns the state, a way to ask again, and a way to note that
 * the token turned out invalid later.
 */
export function useTokenCheck<T>(
    token: string,
    validate: (token: string) => Promise<T>,
): { check: TokenCheck<T>; again: () => void; invalidate: () => void } {
    const [check, setCheck] = useState<TokenCheck<T>>({ phase: 'checking' });
    const [attempt, setAttempt] = useState(0);

    useEffect(() => {
        let left = false;
        validate(token).then(
            data => {
                if (!left) setCheck({ phase: 'valid', data });
            },
            (error: unknown) => {
                const unknownToken = error instanceof PortalError && error.reason === 'http' && error.status === 404;
                if (!left) setCheck(unknownToken ? { phase: 'invalid' } : { phase: 'failed', error });
            },
        );
        return () => {
            left = true;
        };
    }, [token, validate, attempt]);

    const again = useCallback(() => {
        setCheck({ phase: 'checking' });
        setAttempt(count => count + 1);
    }, []);
    const invalidate = useCallback(() => setCheck({ phase: 'invalid' }), []);
    return { check, again, invalidate };
}
