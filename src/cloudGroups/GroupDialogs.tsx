import type { CloudGroup } from '../../dataProvider/types';
import { AddMembersModal } from './AddMembersModal';
import type { Member } from './cloudGroup';
import { DeleteGroupModal, RemoveMemberModal } from './ConfirmGroupModals';
import { RenameGroupModal } from './RenameGroupModal';

/** Which modal of a group's page is open. */
export type GroupDialog = { kind: 'rename' | 'add' | 'delete' } | { kind: 'remove'; member: Member };

interface GroupDialogsProps {
    dialog: GroupDialog;
    group: CloudGroup;
    onClose(): void;
}

/** The modal of an action on a group. Loaded when the first one is opened. */
export default function GroupDialogs({ dialog, group, onClose }: GroupDialogsProps) {
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
