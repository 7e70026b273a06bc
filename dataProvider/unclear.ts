import type { PortalDataProvider } from '.';
import { sendVerified, type Tries } from './queue/verified';
import type { Changes } from './resources';

/** Changes of records whose outcome is looked up when it is unknown. */

/** Updates a record by `sendVerified`: it is saved if afterwards it has the new values. Resolves to undefined if only the look-up says so. */
export const updateVerified = <Name extends keyof Changes>(
    provider: PortalDataProvider,
    name: Name,
    params: Parameters<typeof provider.update<Name>>[1],
    tries: Tries,
) =>
    sendVerified(
        () => provider.update(name, params),
        async () => (await import('./jobs')).isSaved(provider, name, params.id, params.data),
        { tries, of: JSON.stringify([params.id, params.data]) },
    );

/** Deletes a record by `sendVerified`: it is deleted if afterwards it is missing. `check` is called before it is sent, and rejects if it must not be. */
export const deleteVerified = (
    provider: PortalDataProvider,
    name: 'keys' | 'cloudGroups',
    record: { id: string },
    { tries, check }: { tries: Tries; check?: () => Promise<unknown> },
) =>
    sendVerified(
        async () => {
            await check?.();
            return provider.delete(name, { id: record.id, previousData: record });
        },
        async () => (await import('./jobs')).isMissing(provider, name, record.id),
        { tries, of: record.id },
    );
