import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { GroupMembership, PortalDataProvider } from '../../dataProvider';
import type { CloudGroup } from '../../dataProvider/types';
import { outdate, useChange } from '../shared/hooks/useChange';
import { isNameTaken } from './cloudGroup';

/** The changes of cloud groups, one hook per verb (specification 2, section 7, "Cloud groups"). */

/** Users show their groups, groups their members. */
const TOUCHED = ['cloudGroups', 'users'] as const;

/** Creates a group, which `opens` afterwards or not. */
export const useCreateGroup = (opens: boolean) =>
    useChange(
        async (provider, data: Pick<CloudGroup, 'label' | 'autoAdd'>) =>
            (await provider.create<CloudGroup>('cloudGroups', { data })).data,
        TOUCHED,
        group => opens && group.id !== '',
    );

/** Renames a group. */
export const useRenameGroup = () =>
    useChange(
        async (provider, { group, label }: { group: CloudGroup; label: string }) =>
            (await provider.update<CloudGroup>('cloudGroups', { id: group.id, data: { label }, previousData: group })).data,
        TOUCHED,
    );

/**
 * Deletes a group, then calls `leave`. What is read anew is read by the pages that are opened next: this one would ask once more for a
 * group that is gone. Lists that still hold it are dropped, so that it does not show there again.
 */
export function useDeleteGroup(leave: () => unknown): (group: CloudGroup) => Promise<void> {
    const queries = useQueryClient();
    const remove = useChange(
        (provider, group: CloudGroup) => provider.delete<CloudGroup>('cloudGroups', { id: group.id, previousData: group }),
        [],
    );
    return async group => {
        try {
            await remove(group);
        } catch (failure) {
            outdate(queries, TOUCHED);
            throw failure;
        }
        outdate(queries, TOUCHED, 'none');
        queries.removeQueries({ queryKey: ['cloudGroups'], type: 'inactive' });
        leave();
    };
}

/**
 * Adds members, one call for each and at most six at once: unlike a PUT of the whole membership this takes nothing back that another
 * administrator changes at the same time. Resolves also when some or all fail, and tells which.
 */
export const useAddMembers = () =>
    useChange((provider, memberships: readonly GroupMembership[]) => provider.addGroupUsers(memberships), TOUCHED);

/** Takes a member out of a group. */
export const useRemoveMember = () =>
    useChange((provider, membership: GroupMembership) => provider.removeGroupUser(membership), TOUCHED);

/** Asks whether another group than `self` (an id) has a name: the server, because lists hold a part of large collections only. */
export function useNameCheck(): (label: string, self?: string) => Promise<boolean> {
    const provider = useDataProvider<PortalDataProvider>();
    return async (label, self) => isNameTaken(label, await provider.findGroups({ label }), self);
}
