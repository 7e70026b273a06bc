import type { LicenceAssignment } from '../../dataProvider';
import type { SharedKeys } from '../../dataProvider/sharedKeys';
import { useChange } from '../shared/hooks/useChange';
import { unselect } from '../shared/list/useSelectedIds';

/** An assignment of a licence to a user: with a new key, or with the existing `key`. */
export type Gift = LicenceAssignment & { key?: string };

/** Assigns a licence to several users, at most six calls in parallel; resolves with the failures, even if all fail. */
export const useAssignLicences = () =>
    useChange((provider, gifts: readonly Gift[]) =>
        provider.many(gifts, ({ user, licence, key, ...terms }) => [
            { verb: 'giveLicence', licence, ...terms },
            { id: user, keys: key ? { [licence]: key } : {} },
        ]),
    );

/** Removes a licence, and its key, from a user, who leaves `shared` keys to those who have them too (LICENCE-9). */
export const useRemoveLicence = () =>
    useChange(async (provider, { user, licence, shared }: { user: string; licence: string; shared?: SharedKeys }) => {
        await provider.step({ verb: 'takeLicence', licence }, { id: user, shared }, `${user}/${licence}`);
        unselect(user, [`users/${licence}`]);
    });
