import { useQueryClient } from '@tanstack/react-query';
import * as session from '../../authProvider/session';
import type { OwnUserPatch } from '../../dataProvider/actions/profile';
import type { Compared } from '../../dataProvider/meanwhile';
import type { User } from '../../dataProvider/types';
import { useChange } from '../../src/shared/hooks/useChange';
import { queryKeys } from '../../src/shared/query/keys';

interface OwnChange {
    /** the names that were edited */
    patch: OwnUserPatch;
    /** what the form began with */
    was: Compared['updateCurrentUser'];
}

/**
 * Saves the user's own profile, once. The response, or what was sent if there is none, updates the stored and shown user at once; the
 * profile is refetched in the background (PROFILE-5). What others have changed since the form opened is not replaced unseen (MANY-17). Rejects with a PortalError; an unknown outcome is looked up first (MANY-3).
 */
export function useSaveProfile(): (change: OwnChange) => Promise<void> {
    const queries = useQueryClient();
    const change = useChange((provider, { patch, was }: OwnChange) => provider.updateCurrentUser(patch, { was }));
    return async ({ patch, was }) => {
        const token = session.getToken();
        const saved = await change({ patch, was });
        const known = queries.getQueryData<User>(queryKeys.currentUser);
        const user = saved ?? (known && { ...known, ...patch });
        if (user && session.setUser(user, token)) queries.setQueryData(queryKeys.currentUser, user);
    };
}
