import { PortalError } from '#dataProvider/errors';
import { RecordFailure } from '../shared/recordFailure';

/**
 * Writes what a page threw to the console, unless it is a failed call: the error page has said that (SHELL-10), and nobody has to look for
 * a mistake in the code.
 */
export function logCaught(error: unknown): void {
    const cause = error instanceof RecordFailure ? error.failure : error;
    // oxlint-disable-next-line no-console -- as React does where nobody asks for what was caught
    if (!(cause instanceof PortalError)) console.error(cause);
}

/** The same for React's error about a rendering that threw, but not when it was repeated, e.g. because the session had ended by then. */
export const logRecovered = (error: unknown): void => logCaught((error as Error).cause ?? error);
