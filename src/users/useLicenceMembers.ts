import type { LicenceAssignment } from '../../dataProvider';
import type { SharedKeys } from '../../dataProvider/sharedKeys';
import { sendVerified } from '../../dataProvider/queue/verified';
import { useChange } from '../shared/hooks/useChange';
import { unselect } from '../shared/list/useSelectedIds';

/** An assignment of a licence to a user: with a new key, or with the existing `key`. */
export type Gift = LicenceAssignment & { key?: string };

/** Assigns a licence to several users, at most six calls in parallel; resolves with the failures, even if all fail. */
export const useAssignLicences = () =>
    useChange(
        async (provider, gifts: readonly Gift[], tries) => {
            const { runMany, STEPS } = await import('../../dataProvider/jobs');
            const taskOf = ({ user, licence, key, ...terms }: Gift) =>
                STEPS.giveLicence.task(provider, { licence, ...terms }, { id: user, keys: key ? { [licence]: key } : {} });
            return runMany(gifts, taskOf, { tries });
        },
        ['PUT /users/{id}/licences/{licenceId}', 'PUT /users/{id}/keys/{keyId}'],
    );

/** Removes a licence, and its key, from a user, who leaves `shared` keys to those who have them too (LICENCE-9). */
export const useRemoveLicence = () =>
    useChange(
        async (provider, loss: { user: string; licence: string; shared?: SharedKeys }, tries) => {
            const { STEPS } = await import('../../dataProvider/jobs');
            const { send, look } = STEPS.takeLicence.task(provider, loss, { id: loss.user, shared: loss.shared });
            await sendVerified(send, look, { tries, of: `${loss.user}/${loss.licence}` });
            unselect(loss.user, [`users/${loss.licence}`]);
        },
        ['DELETE /users/{id}/licences/{licenceId}', 'DELETE /users/{id}/keys/{keyId}'],
    );
