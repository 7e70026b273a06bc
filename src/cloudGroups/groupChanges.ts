import { useQueryClient } from '@tanstack/react-query';
import type { GroupMembership } from '../../dataProvider';
import type { CloudGroup } from '../../dataProvider/types';
import { sendVerified } from '../../dataProvider/queue/verified';
import { deleteVerified, updateVerified } from '../../dataProvider/unclear';
import { useChange } from '../shared/hooks/useChange';
import { unselect } from '../shared/list/useSelectedIds';
import { queryKeys } from '../shared/query/keys';
import { invalidateAfter } from '../shared/query/touches';
import { isNameTaken } from './cloudGroup';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';

/** The changes of cloud groups, one hook per verb (GROUP-1, GROUP-4). */

/** Creates a group. `opens`: its page opens afterwards. If the outcome is unknown, it checks whether a group of this name exists (MANY-5). */
export const useCreateGroup = (opens: boolean) =>
    useChange(
        async (provider, data: Pick<CloudGroup, 'label' | 'autoAdd'>, tries): Promise<CloudGroup> => {
            let found: Pick<CloudGroup, 'id'> | undefined;
            const made = await sendVerified(
                () => provider.create('cloudGroups', { data }),
                async () => {
                    const groups = await provider.findGroups({ label: data.label });
                    found = groups.find(group => isNameTaken(data.label, [group]));
                    return found !== undefined;
                },
                { tries, of: JSON.stringify(data) },
            );
            return made?.data ?? { ...data, id: found?.id ?? '' };
        },
        ['POST /cloudGroups'],
        group => opens && group.id !== '',
    );

/** Renames a group. */
export const useRenameGroup = () =>
    useChange(
        async (provider, { group, label }: { group: CloudGroup; label: string }, tries): Promise<CloudGroup> => {
            const changed = await updateVerified(
                provider,
                'cloudGroups',
                { id: group.id, data: { label }, previousData: group },
                tries,
            );
            return changed?.data ?? { ...group, label };
        },
        ['PATCH /cloudGroups/{id}'],
    );

/**
 * Deletes a group, then calls `leave`. Only marks queries as stale, because a refetch from the group's own page would fail. Removes
 * inactive lists from the cache, so that they do not show the group again.
 */
export function useDeleteGroup(leave: () => unknown): (group: CloudGroup) => Promise<void> {
    const queries = useQueryClient();
    const remove = useChange(
        (provider, group: CloudGroup, tries) => deleteVerified(provider, 'cloudGroups', group, { tries }),
        [],
    );
    return async group => {
        try {
            await remove(group);
        } catch (failure) {
            await invalidateAfter(queries, ['DELETE /cloudGroups/{id}']);
            throw failure;
        }
        await invalidateAfter(queries, ['DELETE /cloudGroups/{id}'], 'none');
        queries.removeQueries({ queryKey: queryKeys.resource('cloudGroups'), type: 'inactive' });
        leave();
    };
}

/**
 * Adds members, one call each and at most six in parallel: unlike a PUT of all members, this cannot undo another administrator's changes.
 * Resolves with the failures, even if all fail.
 */
export const useAddMembers = () =>
    useChange(
        async (provider, memberships: readonly GroupMembership[], tries) => {
            const { runMany, STEPS } = await import('../../dataProvider/jobs');
            const taskOf = (member: GroupMembership) => STEPS.joinGroup.task(provider, member, { id: member.user });
            return runMany(memberships, taskOf, { tries });
        },
        ['PUT /cloudGroups/{id}/users/{userId}'],
    );

/** Removes a member from a group. */
export const useRemoveMember = () =>
    useChange(
        async (provider, membership: GroupMembership, tries) => {
            const { STEPS } = await import('../../dataProvider/jobs');
            const { send, look } = STEPS.leaveGroup.task(provider, membership, { id: membership.user });
            await sendVerified(send, look, { tries, of: JSON.stringify(membership) });
            unselect(membership.user, [`users/${membership.group}`]);
        },
        ['DELETE /cloudGroups/{id}/users/{userId}'],
    );

/**
 * Returns a function that checks whether a group other than `self` (an id) has a name. Asks the server, because lists contain only part of
 * a large collection.
 */
export function useNameCheck(): (label: string, self?: string) => Promise<boolean> {
    const provider = usePortalDataProvider();
    return async (label, self) => isNameTaken(label, await provider.findGroups({ label }), self);
}
