import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onReload } from '../reload';

const emailIn = (state: unknown): string | null =>
    typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : null;

/**
 * The e-mail address that a form asks for, as state: what the history entry holds of it, e.g. from the page before, otherwise `initial`.
 * When the page is loaded again in another language the entry keeps what was typed.
 */
export function useTypedEmail(initial = ''): [email: string, setEmail: (email: string) => void] {
    const { state } = useLocation() as { state: unknown };
    const [email, setEmail] = useState(() => emailIn(state) ?? initial);
    useEffect(
        () =>
            onReload(() => {
                const entry = window.history.state as { usr?: object } | null;
                window.history.replaceState({ ...entry, usr: { ...entry?.usr, email } }, '');
            }),
        [email],
    );
    return [email, setEmail];
}
