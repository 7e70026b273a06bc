import type { Licence } from '../../dataProvider/types';
import type { KeyDialog } from './actions';
import { AssignKeyModal } from './AssignKeyModal';
import { DeleteKeyModal, RenewKeyModal } from './ConfirmKeyModals';
import { CreateKeyModal, EditKeyModal } from './KeyFormModal';
import { SendKeyModal } from './SendKeyModal';

interface KeyDialogsProps {
    dialog: KeyDialog;
    licence: Licence;
    school: boolean;
    /** replaces the open modal by another, or closes it (null) */
    onDialog(next: KeyDialog | null): void;
}

/** Renders the modal of an action. Its chunk is loaded when the first one is opened. */
export default function KeyDialogs({ dialog, licence, school, onDialog }: KeyDialogsProps) {
    const close = () => onDialog(null);
    switch (dialog.kind) {
        case 'create':
            return (
                <CreateKeyModal
                    licence={licence}
                    school={school}
                    onClose={close}
                    onAssign={key => onDialog({ kind: 'assign', key })}
                />
            );
        case 'edit':
            return <EditKeyModal value={dialog.key} school={school} onClose={close} />;
        case 'assign':
            return (
                <AssignKeyModal
                    value={dialog.key}
                    licence={licence}
                    onClose={close}
                    onEdit={() => onDialog({ kind: 'edit', key: dialog.key })}
                />
            );
        case 'send':
            return (
                <SendKeyModal value={dialog.key} onClose={close} onAssign={() => onDialog({ kind: 'assign', key: dialog.key })} />
            );
        case 'refresh':
            return <RenewKeyModal value={dialog.key} onClose={close} />;
        case 'delete':
            return <DeleteKeyModal value={dialog.key} onClose={close} />;
    }
}
