import { useQueryClient } from '@tanstack/react-query';
import * as session from '../../authProvider/session';
import type { OwnUserPatch } from '../../dataProvider/actions/session';
import type { User } from '../../dataProvider/types';
import { useChange } from '../../src/shared/hooks/useChange';
import { currentUserKey } from '../../src/shared/hooks/useCurrent';

/** Whatever shows people's names. */
const NAMED = ['users', 'keys', 'cloudGroups'] as const;

/**
 * Saves the own profile, once (specification 1, section 4, "Edit-profile form"): the answer replaces the stored user and what the
 * portal shows of it, and the profile is read anew behind it. Rejects with a PortalError.
 */
export function useSaveProfile(): (patch: OwnUserPatch) => Promise<void> {
    const queries = useQueryClient();
    const change = useChange((provider, patch: OwnUserPatch) => provider.updateCurrentUser(patch), NAMED);
    return async patch => {
        const user: User = await change(patch);
        session.setUser(user);
        queries.setQueryData(currentUserKey, user);
        void queries.invalidateQueries({ queryKey: currentUserKey });
    };
}
