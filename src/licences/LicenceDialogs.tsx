import type { Licence } from '../../dataProvider/types';
import { loadKeyDialogs, type KeyDialog } from '../keys/public';
import { useCurrentCustomer } from '../shared/hooks/useCurrent';
import { usePageRecord } from '../shared/RecordPage';
import { loadAddUsers } from '../users/public';
import { lazyDialog } from '../ui/modal/lazyDialog';
import type { LicenceDialog } from './actions';

const RenameLicenceModal = lazyDialog(() => import('./RenameLicenceModal'));
const AddUsersModal = lazyDialog(loadAddUsers);
const KeyDialogs = lazyDialog(loadKeyDialogs, ({ onDialog }) => onDialog(null));

interface LicenceDialogsProps {
    dialog: LicenceDialog | KeyDialog;
    /** replaces the open modal by another, or closes it (null) */
    onDialog(next: KeyDialog | null): void;
}

/** Renders the modal of an action on the page's licence. */
export function LicenceDialogs({ dialog, onDialog }: LicenceDialogsProps) {
    const licence = usePageRecord<Licence>();
    const { data: customer } = useCurrentCustomer();
    const close = () => onDialog(null);
    const modal = () => {
        if (dialog.kind === 'rename') return <RenameLicenceModal licence={dialog.licence} onClose={close} />;
        if (dialog.kind === 'addUsers') return <AddUsersModal onClose={close} />;
        return customer && <KeyDialogs dialog={dialog} licence={licence} school={customer.flags.school} onDialog={onDialog} />;
    };
    return modal();
}
