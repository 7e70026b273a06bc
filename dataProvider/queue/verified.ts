import { PortalError, type Difference } from '../errors';
import { isUnclear } from '../outcome';

/** Changes whose outcome is looked up when it is unknown. */

/** `code` of `changed()`; not one of the API's. */
export const CHANGED = 'CHANGED_MEANWHILE';

/**
 * The failure of a change that was not sent, because the record is no longer as it was when the change was decided; with both states, where
 * there are words for them (MANY-14).
 */
export const changed = (
    now?: Difference['now'],
    { was = 'plans.seen.same', fields, ...count }: Partial<Omit<Difference, 'now'>> & Pick<PortalError, 'fields'> = {},
): PortalError =>
    new PortalError('errors.409', {
        status: 409,
        reason: 'http',
        code: CHANGED,
        difference: now && { was, now, ...count },
        fields,
    });

/** Whether a change was not sent for that reason. */
export const isChanged = (error: unknown): boolean => error instanceof PortalError && error.code === CHANGED;

/** What a look-up has found: the change took effect, and this is what sending it would have returned. */
export interface Took {
    result: unknown;
}

/** Looks up whether a change took effect. */
export type Look = () => Promise<boolean | Took>;

/**
 * The tries of a dialog whose outcome is unknown: by what they were to do, how that is looked up. The next try looks first (MANY-3).
 */
export type Tries = Map<string, Look>;

const resultOf = <Result>(found: boolean | Took): Result | undefined =>
    typeof found === 'object' ? (found.result as Result) : undefined;

/**
 * Sends a change. If its outcome is unknown, looks up whether it took effect before it counts as failed (MANY-5); it then resolves to what
 * the look-up has found. If the look-up fails too, it rejects with the original error. After such a failure the next try of the same (`of`) looks first,
 * and sends nothing if the change has been made since, or if that cannot be found out.
 */
export async function sendVerified<Result>(
    send: () => Promise<Result>,
    took: Look,
    { tries, of }: { tries: Tries; of: string },
): Promise<Result | undefined> {
    const earlier = tries.get(of);
    const before = await earlier?.();
    if (before) {
        tries.delete(of);
        return resultOf(before);
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
            return resultOf(found);
        }
        if (found === false && failure instanceof PortalError && failure.reason === 'page') {
            throw new PortalError(failure.message, { status: failure.status, reason: 'malformed' });
        }
        throw failure;
    }
}
