import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onReload } from '../reload';

const emailIn = (state: unknown): string | null =>
    typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : null;

/**
 * The state of a form's e-mail field: initially the address in the history entry, e.g. from the page before, otherwise `initial`. When the
 * page is reloaded in another language, the entry stores the typed address.
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
