import { PortalError } from './errors';

/** What is known after a change that failed. Apart from `errors.ts`, which the sign-in page loads. */

/** Whether a call got no answer: there was no connection, or the time was out. */
export const isCut = (error: unknown): boolean =>
    error instanceof PortalError && (error.reason === 'network' || error.reason === 'timeout');

/** Whether the outcome of a failed change is unknown: every failure except a clear refusal (status 4xx). */
export const isUnclear = (error: unknown): boolean =>
    !(error instanceof PortalError && error.reason === 'http' && error.status >= 400 && error.status < 500);

/**
 * Sends a change. When its outcome is unknown, looks up whether it took effect all the same, before it counts as failed (MANY-5); what it
 * answered is then undefined. A look-up that fails changes nothing.
 */
export async function sureOf<Result>(send: () => Promise<Result>, took: () => Promise<boolean>): Promise<Result | undefined> {
    try {
        return await send();
    } catch (failure) {
        if (isUnclear(failure) && (await took().catch(() => false))) return undefined;
        throw failure;
    }
}
