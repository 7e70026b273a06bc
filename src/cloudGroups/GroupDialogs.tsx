import type { CloudGroup } from '../../dataProvider/types';
import { usePageRecord } from '../shared/RecordPage';
import { AddMembersModal } from './AddMembersModal';
import type { Member } from './cloudGroup';
import { DeleteGroupModal, RemoveMemberModal } from './ConfirmGroupModals';
import { RenameGroupModal } from './RenameGroupModal';

/** The open modal of a group's page. */
export type GroupDialog = { kind: 'rename' | 'add' | 'delete' } | { kind: 'remove'; member: Member };

interface GroupDialogsProps {
    dialog: GroupDialog;
    onClose(): void;
}

/** Renders the modal of an action on the page's group. Its chunk is loaded when the first one is opened. */
export default function GroupDialogs({ dialog, onClose }: GroupDialogsProps) {
    const group = usePageRecord<CloudGroup>();
    switch (dialog.kind) {
        case 'rename':
            return <RenameGroupModal group={group} onClose={onClose} />;
        case 'add':
            return <AddMembersModal group={group} onClose={onClose} />;
        case 'remove':
            return <RemoveMemberModal group={group} member={dialog.member} onClose={onClose} />;
        case 'delete':
            return <DeleteGroupModal group={group} onClose={onClose} />;
    }
}
