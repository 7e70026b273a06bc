import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import { countOf } from '../../dataProvider';
import { PortalError } from '../../dataProvider/errors';
import { fetchCheck } from '../../dataProvider/operation';
import type { CloudGroup } from '../../dataProvider/types';
import { useNotifyFailure } from '../shared/failure';
import { toast } from '../ui/feedback/toast';
import { useAttempt } from '../shared/hooks/useAttempt';
import { ConfirmModal } from '../ui/modal/ConfirmModal';
import { nameWithEmail } from '../shared/person';
import { asLeft } from '../shared/visits';
import { useRemoveFromGroup } from '../users/public';
import type { Member } from './cloudGroup';
import { useDeleteGroup } from './groupChanges';

/** What the question says of a group. */
interface Told {
    label: string;
    users: number;
}

/** Deletes a group after a confirmation that shows what will be lost, then returns to the list. */
export function DeleteGroupModal({ group, onClose }: { group: CloudGroup; onClose(): void }) {
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const navigate = useNavigate();
    /** others have changed it since it was shown: how it is now */
    const [now, setNow] = useState<Told | null>(null);
    const was: Told = { label: group.label, users: countOf(group, 'users') };
    const { label, users: members } = now ?? was;
    useEffect(fetchCheck, []);
    // Replaced, so that Back does not lead to the deleted group's page.
    const remove = useDeleteGroup(() => {
        const { to, state } = asLeft(paths.cloudGroups);
        void navigate(to, { state, replace: true });
    });
    const confirm = async () => {
        try {
            await remove(group);
        } catch (failure) {
            const fields = failure instanceof PortalError ? failure.fields : undefined;
            if (fields) setNow({ label, users: members, ...Object.fromEntries(fields.map(one => [one.field, one.now])) });
            else notifyFailure(failure);
            return;
        }
        toast.success(t('cloudGroups.deleted', { name: label }));
    };
    return (
        <ConfirmModal
            title={t('cloudGroups.deleteTitle')}
            onClose={onClose}
            onConfirm={confirm}
            confirmLabel={t('modal.delete')}
            destroys
        >
            {now && <p role="alert">{t('cloudGroups.deleteChanged', { name: was.label, smart_count: was.users })}</p>}
            <p>{t('cloudGroups.deleteText', { name: label })}</p>
            {members > 0 && <p>{t('cloudGroups.deleteMembers', { smart_count: members })}</p>}
        </ConfirmModal>
    );
}

/** Removes a member from a group after confirmation; stays open on failure for a retry. */
export function RemoveMemberModal({ group, member, onClose }: { group: CloudGroup; member: Member; onClose(): void }) {
    const t = useT();
    const attempt = useAttempt(onClose);
    const remove = useRemoveFromGroup();
    const confirm = () =>
        attempt(() => remove({ group: group.id, user: member.id }), t('cloudGroups.removed', { name: nameWithEmail(member) }));
    return (
        <ConfirmModal
            title={t('cloudGroups.removeTitle')}
            text={t('cloudGroups.removeText', { name: nameWithEmail(member), group: group.label })}
            confirmLabel={t('modal.remove')}
            onConfirm={confirm}
            onClose={onClose}
        />
    );
}
