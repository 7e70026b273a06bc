import { useQueryClient } from '@tanstack/react-query';
import * as session from '../../authProvider/session';
import type { OwnUserPatch } from '../../dataProvider/actions/profile';
import type { Compared } from '../../dataProvider/meanwhile';
import { isSameId } from '../../dataProvider/text';
import type { User } from '../../dataProvider/types';
import { useChange } from '../../src/shared/hooks/useChange';
import { queryKeys } from '../../src/shared/query/keys';

interface OwnChange {
    /** the names that were edited */
    patch: OwnUserPatch;
    /** what the form began with */
    was: Compared['updateCurrentUser'];
}

const NAMES = ['displayName', 'forename', 'surname', 'alias'] as const;

/** The names in a response; none of what it lacks, or of another user: role and customer say whose jobs and drafts go on. */
const namesIn = (saved: User | undefined, id: string): Partial<User> =>
    saved && isSameId(saved.id, id) ? Object.fromEntries(NAMES.flatMap(name => (saved[name] ? [[name, saved[name]]] : []))) : {};

/**
 * Saves the user's own profile, once. What was sent, and the names in the response, update the stored and shown user at once; the profile is
 * refetched in the background (PROFILE-5). What others have changed since the form opened is not replaced unseen (MANY-17). Rejects with a PortalError; an unknown outcome is looked up first (MANY-3).
 */
export function useSaveProfile(): (change: OwnChange) => Promise<void> {
    const queries = useQueryClient();
    const change = useChange((provider, { patch, was }: OwnChange) => provider.updateCurrentUser(patch, { was }));
    return async ({ patch, was }) => {
        const token = session.getToken();
        const saved = await change({ patch, was });
        const known = queries.getQueryData<User>(queryKeys.currentUser);
        const user = known && { ...known, ...patch, ...namesIn(saved, known.id) };
        if (user && session.setUser(user, token)) queries.setQueryData(queryKeys.currentUser, user);
    };
}
