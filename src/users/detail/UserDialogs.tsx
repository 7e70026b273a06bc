import type { User } from '#dataProvider/types';
import { usePageRecord } from '../../shared/RecordPage';
import type { RemoveGroupDialog, RemoveLicenceDialog, UserActionDialog } from './actions';
import { AddLicencesModal } from './AddLicencesModal';
import { LogoutModal, SendDataModal } from './ConfirmUserModals';
import { DeleteUserModal } from './DeleteUserModal';
import { EditUserModal } from './EditUserModal';
import { AddToGroupModal, RemoveFromGroupModal } from './GroupModals';
import { RecoverModal } from './RecoverModal';
import { RemoveLicenceModal } from './RemoveLicenceModal';

/** The open modal, with the key, licence or group that it concerns. */
export type UserDialog = UserActionDialog | RemoveLicenceDialog | RemoveGroupDialog;

interface UserDialogsProps {
    dialog: UserDialog;
    /** the signed-in user */
    me: User;
    school: boolean;
    onClose(): void;
}

/** Renders the modal of an action on the page's user. Its chunk is loaded when the first one is opened. */
export default function UserDialogs({ dialog, me, school, onClose }: UserDialogsProps) {
    const user = usePageRecord<User>();
    switch (dialog.kind) {
        case 'edit':
            return <EditUserModal user={user} onClose={onClose} />;
        case 'recover':
        case 'activate':
            return <RecoverModal user={user} onClose={onClose} />;
        case 'send':
            return <SendDataModal user={user} onClose={onClose} />;
        case 'logout':
            return <LogoutModal user={user} self={user.id === me.id} onClose={onClose} />;
        case 'leave':
            // Leads to a plan.
            return null;
        case 'delete':
            return <DeleteUserModal user={user} onClose={onClose} />;
        case 'addLicences':
            return <AddLicencesModal user={user} school={school} chosen={dialog.chosen} onClose={onClose} />;
        case 'like':
            return <AddLicencesModal user={user} school={school} like={dialog.like ?? ''} onClose={onClose} />;
        case 'removeLicence':
            return <RemoveLicenceModal user={user} value={dialog.key} licence={dialog.licence} onClose={onClose} />;
        case 'addGroup':
            return <AddToGroupModal user={user} onClose={onClose} />;
        case 'removeGroup':
            return <RemoveFromGroupModal user={user} group={dialog.group} onClose={onClose} />;
    }
}
