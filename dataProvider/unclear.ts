import type { PortalDataProvider } from '.';
import { PortalError } from './errors';
import type { Changes } from './resources';

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

/** Updates a record by `sendVerified`: it is saved if afterwards it has the new values. Resolves to undefined if only the look-up says so. */
export const updateVerified = <Name extends keyof Changes>(
    provider: PortalDataProvider,
    name: Name,
    params: Parameters<typeof provider.update<Name>>[1],
) =>
    sendVerified(
        () => provider.update(name, params),
        async () => (await import('./jobs')).isSaved(provider, name, params.id, params.data),
    );

/** Deletes a record by `sendVerified`: it is deleted if afterwards it is missing. */
export const deleteVerified = (provider: PortalDataProvider, name: 'keys' | 'cloudGroups', record: { id: string }) =>
    sendVerified(
        () => provider.delete(name, { id: record.id, previousData: record }),
        async () => (await import('./jobs')).isMissing(provider, name, record.id),
    );
