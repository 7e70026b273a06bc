import { toast } from './toast';

/**
 * Tells that a change failed, in the catalogue's words (already translated). A 401 has ended the session, and the sign-in page says so:
 * nothing more is said here (quality, "A burst of 401s").
 */
export function toastFailure(error: unknown, text: string): void {
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
    if (status !== 401) toast.error(text);
}
