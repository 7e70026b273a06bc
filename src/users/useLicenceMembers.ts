import type { LicenceAssignment } from '../../dataProvider';
import type { SharedKeys } from '../../dataProvider/sharedKeys';
import { useChange } from '../shared/hooks/useChange';
import { unselect } from '../shared/list/useSelectedIds';

/** An assignment of a licence to a user: with a new key, or with the existing `key`. */
export type Gift = LicenceAssignment & { key?: string };

interface Removal {
    user: string;
    licence: string;
    keys: readonly string[];
    shared?: SharedKeys;
}

/** Assigns a licence to several users, at most six calls in parallel; resolves with the failures, even if all fail. */
export const useAssignLicences = () =>
    useChange((provider, gifts: readonly Gift[]) =>
        provider.many(gifts, ({ user, licence, key, ...terms }) => [
            { verb: 'giveLicence', licence, ...terms },
            { id: user, keys: key ? { [licence]: key } : {} },
        ]),
    );

/** Removes a licence from a user, with the keys (ids) that were shown; who leaves `shared` ones to those who have them too (LICENCE-9). */
export const useRemoveLicence = () =>
    useChange(async (provider, { user, licence, keys, shared }: Removal) => {
        await provider.step({ verb: 'takeLicence', licence }, { id: user, shared, seen: { keys } }, `${user}/${licence}`);
        unselect(user, [`users/${licence}`]);
    });
