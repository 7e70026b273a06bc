import type { ResourceName } from '../../../dataProvider';
import type { BatchKind } from './batch';
import type { BatchWork } from './useBatch';

/** The call of each action (contract, section 5), and what it changes. */

/** What shows something that the action changes. */
export const TOUCHED: Readonly<Record<BatchKind, readonly ResourceName[]>> = {
    licence: ['users', 'licences', 'keys', 'seats'],
    group: ['cloudGroups', 'users'],
    reset: [],
    activate: [],
};

/** What is asked for: the licence or group, the expiry in epoch seconds, and whether the keys are mailed. */
export interface Wanted {
    target: string;
    expire?: number;
    sendMail: boolean;
    /** ids of people who get no keys by mail (specification 2, section 4) */
    inactive: ReadonlySet<string>;
    /** person -> an existing key that is given in place of a new one; ids */
    keys?: ReadonlyMap<string, string>;
}

/** The call for one person. The activation is sent again by the call that resets an active user's password. */
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
