import { runBatch, type LicenceAssignment } from '../../dataProvider';
import { useChange } from '../shared/hooks/useChange';

/** What a user is given: a new key of a licence, or the existing `key`. */
export type Gift = LicenceAssignment & { key?: string };

/** Assigns a licence to several users, at most six calls in parallel; resolves with the failures, even if all fail. */
export const useAssignLicences = () =>
    useChange(
        (provider, gifts: readonly Gift[]) =>
            runBatch(gifts, ({ key, ...gift }) =>
                key === undefined ? provider.assignLicence(gift) : provider.assignKey({ user: gift.user, key }),
            ),
        ['PUT /users/{id}/licences/{licenceId}', 'PUT /users/{id}/keys/{keyId}'],
    );

/** Removes a licence, and its key, from a user. */
export const useRemoveLicence = () =>
    useChange(
        (provider, removal: { user: string; licence: string }) => provider.removeLicence(removal),
        ['DELETE /users/{id}/licences/{licenceId}'],
    );
