import type { ResourceName } from '../../../dataProvider';
import { failureText } from '../../shared/feedback/failure';
import type { BatchKind, BatchOutcome } from './batch';
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
}

/** The call for one person. The activation is sent again by the call that resets an active user's password. */
export function workOf(kind: BatchKind, { target, expire, sendMail, inactive }: Wanted): BatchWork {
    switch (kind) {
        case 'licence':
            return (provider, { id }) =>
                provider.assignLicence({
                    user: id,
                    licence: target,
                    ...(expire === undefined ? {} : { expire }),
                    ...(sendMail && !inactive.has(id) ? { sendMail } : {}),
                });
        case 'group':
            return (provider, { id }) => provider.addGroupUser({ group: target, user: id });
        case 'reset':
        case 'activate':
            return (provider, { id }) => provider.recoverUser({ user: id });
    }
}

/** The text of the message after a batch that failed for some or all: an i18n key (specification 2, section 8, "partial success"). */
export function failureMessage(kind: BatchKind, { done, error }: BatchOutcome): string {
    if (done === 0) return failureText(error);
    return kind === 'licence' ? 'licenceUsers.partial' : 'errors.partial';
}
