import { useCallback, useEffect, useState } from 'react';
import { isNotFound } from '../../dataProvider/outcome';

/** The result of checking an emailed token. `failed` means that it could not be checked. */
export type TokenCheck<T> =
    { phase: 'checking' } | { phase: 'valid'; data: T } | { phase: 'invalid' } | { phase: 'failed'; error: unknown };

/**
 * Asks the server whether `token` is valid; a 404 means that it is not (PUBLIC-2, WIRE-10). `validate` must be the same function on every render.
 * Returns the state, a function that checks again, and one that marks the token as invalid if that turns out later.
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
                if (!left) setCheck(isNotFound(error) ? { phase: 'invalid' } : { phase: 'failed', error });
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
