import { useQueryClient } from '@tanstack/react-query';
import * as session from '../../authProvider/session';
import type { OwnUserPatch } from '../../dataProvider/actions/session';
import type { User } from '../../dataProvider/types';
import { useChange } from '../../src/shared/hooks/useChange';
import { currentUserKey } from '../../src/shared/hooks/useCurrent';

/** The resources that show users' names. */
const NAMED = ['users', 'keys', 'cloudGroups'] as const;

/**
 * Saves the user's own profile, once: the response, or the sent fields when there is none, replaces the stored and shown user, and the
 * profile is read again in the background (PROFILE-5). Rejects with a PortalError.
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
