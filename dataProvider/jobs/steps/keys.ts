import type { PortalDataProvider } from '../..';
import { PortalError } from '../../errors';
import type { Key } from '../../types';
import {
    beforehand,
    checkExpiry,
    checkKey,
    checkRecipients,
    checkUnused,
    hasOtherKey,
    isAlone,
    isMissing,
    readBareKey,
} from '../lookups';
import { markOf } from '../mark';
import type { StepKind } from './step';

interface OfLicence {
    licence: string;
}

/** After a 404: whether the licence no longer exists, or the key. */
const lacking = async (provider: PortalDataProvider, { licence }: OfLicence, id: string) =>
    (await isMissing(provider, 'licences', licence)) ? 'target' : (await isMissing(provider, 'keys', id)) ? 'item' : null;

/** A key gets another expiry. */
export const expireKey = {
    of: 'keys',
    phase: 'take',
    calls: ['PATCH /keys/{id}'],
    refused: () => ({ changesKey: true }),
    task: (provider, given, { id, expire }) => ({
        send: async () => {
            if (expire !== undefined) checkExpiry(await readBareKey(provider, id), expire);
            // With the licence and the value before, which are kept of the change (ACTIVITY-1).
            const previousData = { licenceId: given.licence, ...(expire === undefined ? {} : { expire }) };
            return provider.update('keys', { id, data: { expire: given.expire }, previousData });
        },
        look: async () => ((await readBareKey(provider, id)).expire ?? null) === given.expire,
        missing: () => lacking(provider, given, id),
    }),
} satisfies StepKind<OfLicence & { /** in epoch seconds */ expire: number | null }>;

/** A key is sent to its users, who were named. */
export const sendKey = {
    of: 'keys',
    phase: 'mails',
    calls: ['POST /keys/{id}/send'],
    mails: true,
    task: (provider, given, { id, users }) => ({
        send: async () => {
            await beforehand(checkRecipients(provider, id, users));
            return provider.sendKey({ key: id, licence: given.licence });
        },
        missing: () => lacking(provider, given, id),
        probe: () => provider.getCurrentCustomer(),
    }),
} satisfies StepKind<OfLicence>;

/** A key gets a new token, which shows whether it was renewed (MANY-13). */
export const renewKey = {
    of: 'keys',
    phase: 'take',
    calls: ['POST /keys/{id}/refresh'],
    task(provider, given, { id, mark, users }) {
        let found: string | undefined;
        return {
            send: async () => {
                await checkKey(provider, id, { users, mark });
                return provider.refreshKey({ key: id, licence: given.licence });
            },
            look: async () => {
                found = (await readBareKey(provider, id)).token;
                return markOf(found) !== mark;
            },
            result: () => found,
            once: true,
            missing: () => lacking(provider, given, id),
        };
    },
} satisfies StepKind<OfLicence>;

/** A key gets another user in place of those who were named (KEY-4). */
export const assignKey = {
    of: 'keys',
    phase: 'give',
    calls: ['PUT /users/{id}/keys/{keyId}'],
    task: (provider, given, { id, users }) => ({
        send: async () => {
            await checkKey(provider, id, { users });
            if (await hasOtherKey(provider, given.user, { licence: given.licence, key: id })) {
                throw new PortalError('licences.errors.assigned', { status: 409, reason: 'http', code: 'LICENCE_ASSIGNED' });
            }
            return provider.assignKey({ key: id, user: given.user, licence: given.licence, from: users });
        },
        look: () => isAlone(provider, id, given.user),
        missing: () => lacking(provider, given, id),
    }),
} satisfies StepKind<OfLicence & { user: string }>;

/**
 * A key is deleted with its seats, if it has the users who were named and the expiry that was shown, and if it is still unused if it is deleted
 * for that.
 */
export const deleteKey = {
    of: 'keys',
    phase: 'take',
    calls: ['DELETE /keys/{id}'],
    refused: () => ({ changesKey: true }),
    task: (provider, given, { id, users, expire, unused }) => ({
        send: async () => {
            await checkKey(provider, id, { users, expire });
            if (unused) await checkUnused(provider, { id, licence: given.licence, users, ...unused });
            return provider.delete<Key>('keys', { id, previousData: { id, licenceId: given.licence } as Key });
        },
        look: () => isMissing(provider, 'keys', id),
        missing: () => lacking(provider, given, id),
    }),
} satisfies StepKind<OfLicence>;
