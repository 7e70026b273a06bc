import { PortalError } from './errors';

/** What is known after a failed change. Separate from `errors.ts`, which the sign-in page loads. */

/** Whether a call got no response: no connection, or a timeout. */
export const hasNoResponse = (error: unknown): boolean =>
    error instanceof PortalError && (error.reason === 'network' || error.reason === 'timeout');

/** Whether the outcome of a failed change is unknown: every failure except a clear refusal (status 4xx). */
export const isUnclear = (error: unknown): boolean =>
    !(error instanceof PortalError && error.reason === 'http' && error.status >= 400 && error.status < 500);

/**
 * Sends a change. If its outcome is unknown, looks up whether it took effect before it counts as failed (MANY-5); it then resolves to
 * undefined. If the look-up fails too, it rejects with the original error.
 */
export async function sendVerified<Result>(
    send: () => Promise<Result>,
    took: () => Promise<boolean>,
): Promise<Result | undefined> {
    try {
        return await send();
    } catch (failure) {
        if (isUnclear(failure) && (await took().catch(() => false))) return undefined;
        throw failure;
    }
}
