import type { Change } from '../../shared/query/touches';
import type { BatchKind } from './batch';
import type { BatchWork } from './useBatch';

/** The API calls of each action (LICENCE-9, GROUP-4, USER-6). */

/** The calls that each action makes. */
export const CALLS: Readonly<Record<BatchKind, readonly Change[]>> = {
    licence: ['PUT /users/{id}/licences/{licenceId}', 'PUT /users/{id}/keys/{keyId}'],
    group: ['PUT /cloudGroups/{id}/users/{userId}'],
    reset: ['POST /users/{id}/recover'],
    activate: ['POST /users/{id}/recover'],
};

/** The batch's parameters: licence or group, expiry in epoch seconds, and whether the keys are sent by e-mail. */
export interface Wanted {
    target: string;
    expire?: number;
    sendMail: boolean;
    /** ids of people who get no keys by e-mail (USER-5) */
    inactive: ReadonlySet<string>;
    /** user id to the id of an existing key that is assigned instead of a new one */
    keys?: ReadonlyMap<string, string>;
}

/** Returns the call for one person. The activation is resent by the same call that resets an active user's password. */
export function workOf(kind: BatchKind, { target, expire, sendMail, inactive, keys }: Wanted): BatchWork {
    switch (kind) {
        case 'licence':
            return (provider, { id }) => {
                const key = keys?.get(id);
                if (key !== undefined) return provider.assignKey({ user: id, key });
                return provider.assignLicence({
                    user: id,
                    licence: target,
                    ...(expire === undefined ? {} : { expire }),
                    ...(sendMail && !inactive.has(id) ? { sendMail } : {}),
                });
            };
        case 'group':
            return (provider, { id }) => provider.addGroupUser({ group: target, user: id });
        case 'reset':
        case 'activate':
            return (provider, { id }) => provider.recoverUser({ user: id });
    }
}
