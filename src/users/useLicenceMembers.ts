import { runBatch, type LicenceAssignment } from '../../dataProvider';
import { useChange } from '../shared/hooks/useChange';

/** What shows who has a licence, or how many. */
const TOUCHED = ['users', 'licences', 'keys', 'seats'] as const;

/** What somebody is given: a new key of a licence, or the existing `key`. */
export type Gift = LicenceAssignment & { key?: string };

/** Gives a licence to several users, at most six calls at once; resolves also when some or all fail, and tells which. */
export const useAssignLicences = () =>
    useChange(
        (provider, gifts: readonly Gift[]) =>
            runBatch(gifts, ({ key, ...gift }) =>
                key === undefined ? provider.assignLicence(gift) : provider.assignKey({ user: gift.user, key }),
            ),
        TOUCHED,
    );

/** Takes a licence, and its key, from a user. */
export const useRemoveLicence = () =>
    useChange((provider, removal: { user: string; licence: string }) => provider.removeLicence(removal), TOUCHED);
