import { useEffect } from 'react';
import { left, leave } from '#src/start/history';
import { useLocation } from '../navigation';
import { onReload } from '../reload';

const emailIn = (state: unknown): string | null =>
    typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : null;

/** The initial address of a form: the one in the history entry, e.g. from the previous page, otherwise `initial`. */
export function useInitialEmail(initial = ''): string {
    return emailIn(useLocation().state) ?? initial;
}

/** Stores the typed address in the history entry before the page is reloaded in another language. */
export function useKeptEmail(email: string): void {
    useEffect(() => onReload(() => leave({ ...(left() as object | null), email })), [email]);
}
