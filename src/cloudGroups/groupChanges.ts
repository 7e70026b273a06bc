import { useQueryClient } from '@tanstack/react-query';
import type { GroupMembership } from '../../dataProvider';
import type { CloudGroup } from '../../dataProvider/types';
import { useChange } from '../shared/hooks/useChange';
import { queryKeys } from '../shared/query/keys';
import { samePage } from '../shared/samePage';
import { isNameTaken } from './cloudGroup';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';

/** The changes of cloud groups, one hook per verb (GROUP-1, GROUP-4). */

/** Creates a group. `opens`: its page opens afterwards. If the outcome is unknown, a group of this name is looked for (MANY-5). */
export const useCreateGroup = (opens: boolean) =>
    useChange(
        async (provider, data: Pick<CloudGroup, 'label' | 'autoAdd'>): Promise<CloudGroup> => {
            const judge = (groups: readonly Pick<CloudGroup, 'id' | 'label'>[]) =>
                groups.find(group => isNameTaken(data.label, [group]));
            return (await provider.create('cloudGroups', { data }, { judge })).data;
        },
        group => opens && group.id !== '',
    );

/** Renames a group. */
export const useRenameGroup = () =>
    useChange(
        async (provider, { group, label }: { group: CloudGroup; label: string }): Promise<CloudGroup> =>
            (await provider.update('cloudGroups', { id: group.id, data: { label }, previousData: group })).data,
    );

/**
 * Deletes a group, then calls `leave`, if its page is still shown. Only marks queries as stale, because a refetch from the group's own page would fail. Removes
 * inactive lists from the cache, so that they do not show the group again.
 */
export function useDeleteGroup(leave: () => unknown): (group: CloudGroup) => Promise<void> {
    const queries = useQueryClient();
    const remove = useChange(
        (provider, group: CloudGroup) => provider.delete('cloudGroups', { id: group.id, previousData: group }),
        () => true,
    );
    return async group => {
        const isHere = samePage();
        await remove(group);
        queries.removeQueries({ queryKey: queryKeys.resource('cloudGroups'), type: 'inactive' });
        if (isHere()) leave();
    };
}

/**
 * Adds members, one call each and at most six in parallel: unlike a PUT of all members, this cannot undo another administrator's changes.
 * Resolves with the failures, even if all fail.
 */
export const useAddMembers = () =>
    useChange((provider, memberships: readonly GroupMembership[]) =>
        provider.many(memberships, ({ user, group }) => [{ verb: 'joinGroup', group }, { id: user }]),
    );

/**
 * Returns a function that checks whether a group other than `self` (an id) has a name. Asks the server, because lists contain only part of
 * a large collection.
 */
export function useNameCheck(): (label: string, self?: string) => Promise<boolean> {
    const provider = usePortalDataProvider();
    return async (label, self) => isNameTaken(label, await provider.findGroups({ label }), self);
}
