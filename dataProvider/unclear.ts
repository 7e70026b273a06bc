import type { PortalDataProvider } from '.';
import { PortalError } from './errors';
import { isUnclear } from './outcome';
import type { Changes } from './resources';

/** Changes whose outcome is looked up when it is unknown. */

/** `code` of `changed()`; not one of the API's. */
export const CHANGED = 'CHANGED_MEANWHILE';

/** The failure of a change that was not sent, because the record is no longer as it was when the change was decided (MANY-14). */
export const changed = (): PortalError => new PortalError('errors.409', { status: 409, reason: 'http', code: CHANGED });

/**
 * The tries of a dialog whose outcome is unknown: by what they were to do, how that is looked up. The next try looks first (MANY-3).
 */
export type Tries = Map<string, () => Promise<boolean>>;

/**
 * Sends a change. If its outcome is unknown, looks up whether it took effect before it counts as failed (MANY-5); it then resolves to
 * undefined. If the look-up fails too, it rejects with the original error. After such a failure the next try of the same (`of`) looks first,
 * and sends nothing if the change has been made since, or if that cannot be found out.
 */
export async function sendVerified<Result>(
    send: () => Promise<Result>,
    took: () => Promise<boolean>,
    { tries, of }: { tries: Tries; of: string },
): Promise<Result | undefined> {
    const earlier = tries.get(of);
    if (earlier && (await earlier())) {
        tries.delete(of);
        return undefined;
    }
    try {
        const result = await send();
        tries.delete(of);
        return result;
    } catch (failure) {
        const unclear = isUnclear(failure);
        if (!unclear && !earlier) throw failure;
        // How the first one is looked up: what it changed may be known to the next one already.
        const look = earlier ?? took;
        tries.set(of, look);
        const found = await look().catch(() => null);
        if (found) {
            tries.delete(of);
            return undefined;
        }
        if (found === false && failure instanceof PortalError && failure.reason === 'page') {
            throw new PortalError(failure.message, { status: failure.status, reason: 'malformed' });
        }
        throw failure;
    }
}

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
