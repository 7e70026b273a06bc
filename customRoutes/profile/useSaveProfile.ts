import { useQueryClient } from '@tanstack/react-query';
import * as session from '../../authProvider/session';
import type { OwnUserPatch } from '../../dataProvider/actions/session';
import type { User } from '../../dataProvider/types';
import { useChange } from '../../src/shared/hooks/useChange';
import { currentUserKey } from '../../src/shared/hooks/useCurrent';

/** Whatever shows people's names. */
const NAMED = ['users', 'keys', 'cloudGroups'] as const;

/**
 * Saves the own profile, once (specification 1, section 4, "Edit-profile form"): the answer, or what was sent where there is none,
 * replaces what is stored and shown of the user, and the profile is read anew behind it. Rejects with a PortalError.
 */
export function useSaveProfile(): (patch: OwnUserPatch) => Promise<void> {
    const queries = useQueryClient();
    const change = useChange((provider, patch: OwnUserPatch) => provider.updateCurrentUser(patch), NAMED);
    return async patch => {
        const answered = await change(patch);
        const known = queries.getQueryData<User>(currentUserKey);
        const user = answered ?? (known && { ...known, ...patch });
        if (user) {
            session.setUser(user);
            queries.setQueryData(currentUserKey, user);
        }
        void queries.invalidateQueries({ queryKey: currentUserKey });
    };
}
