import { useT } from '#i18n/useT';
import type { CloudGroup } from '../../dataProvider/types';
import { toast } from '../shared/feedback/toast';
import { FormModal } from '../shared/modal/FormModal';
import { useRenameGroup } from './groupChanges';
import { useGroupName } from './useGroupName';

/** Renames a group (GROUP-2). The input survives a failure. */
export function RenameGroupModal({ group, onClose }: { group: CloudGroup; onClose(): void }) {
    const t = useT();
    const rename = useRenameGroup();
    const name = useGroupName(`cloudGroup/${group.id}/label`, group);
    const close = () => {
        name.drop();
        onClose();
    };
    const save = async () => {
        if (!(await name.submit(label => rename({ group, label })))) return;
        toast.success(t('cloudGroups.renamed'));
        close();
    };
    return (
        <FormModal
            open
            title={t('cloudGroups.renameTitle')}
            onClose={close}
            onSubmit={save}
            submit={t('cloudGroups.renameSubmit')}
        >
            {name.input}
        </FormModal>
    );
}
