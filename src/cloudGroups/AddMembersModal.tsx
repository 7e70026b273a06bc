import { useT } from '#i18n/useT';
import { useState } from 'react';
import type { CloudGroup } from '../../dataProvider/types';
import { FormModal } from '../shared/form/FormModal';
import { usePortalForm } from '../shared/form/usePortalForm';
import { addOutcome, isPerson, PeopleField, Refusals, type AddOutcome, type Person } from '../users/public';
import { isMember } from './cloudGroup';
import { useAddMembers } from './groupChanges';

const EMPTY: { chosen: readonly Person[] } = { chosen: [] };

/**
 * Adds several users to a group; members cannot be selected again (GROUP-4). Users who could not be added are listed with the reason and
 * stay selected.
 */
export function AddMembersModal({ group, onClose }: { group: CloudGroup; onClose(): void }) {
    const t = useT();
    const add = useAddMembers();
    const [failed, setFailed] = useState<AddOutcome | null>(null);
    const form = usePortalForm({
        draft: `cloudGroup/${group.id}/members`,
        initial: EMPTY,
        isEntry: isPerson,
        check: ({ chosen }) => ({ chosen: chosen.length === 0 && t('users.ofLicence.chooseOne') }),
        send: async ({ chosen }) => {
            const outcome = addOutcome(chosen, await add(chosen.map(user => ({ group: group.id, user: user.id }))));
            setFailed(outcome);
            return outcome;
        },
        rest: ({ kind, refused }) => (kind === 'all' ? null : { chosen: refused.map(({ user }) => user) }),
        done: ({ added }) => t('cloudGroups.added', { smart_count: added }),
        onClose,
    });
    return (
        <FormModal form={form} size="lg" title={t('cloudGroups.addTitle')} submit={t('modal.add')}>
            {failed && (
                <Refusals
                    title={`${t(failed.kind === 'some' ? 'cloudGroups.addPartial' : 'cloudGroups.addFailed')} ${t('cloudGroups.addRefused')}`}
                    refused={failed.refused}
                />
            )}
            <PeopleField
                name="chosen"
                expand="cloudGroups"
                isTaken={user => isMember(user, group.id)}
                takenText={t('userDetail.groups.member')}
            />
        </FormModal>
    );
}
