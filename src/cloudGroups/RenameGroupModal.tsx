import { useT } from '#i18n/useT';
import type { CloudGroup } from '../../dataProvider/types';
import { TextField } from '../shared/form/fields';
import { FormModal } from '../shared/form/FormModal';
import { useOpened } from '../shared/form/useOpened';
import { usePortalForm } from '../shared/form/usePortalForm';
import { useRenameGroup } from './groupChanges';
import { useGroupName } from './useGroupName';

/** Renames a group (GROUP-2). */
export function RenameGroupModal({ group: shown, onClose }: { group: CloudGroup; onClose(): void }) {
    const t = useT();
    const group = useOpened(shown);
    const rename = useRenameGroup();
    const { check, saveAs, refusal } = useGroupName(group);
    const form = usePortalForm({
        draft: `cloudGroup/${group.id}/label`,
        initial: { label: group.label },
        check,
        send: values => saveAs(values, label => rename({ group, label })),
        refusal,
        done: t('cloudGroups.renamed'),
        onClose,
    });
    return (
        <FormModal form={form} title={t('cloudGroups.renameTitle')} submit={t('modal.save')}>
            <TextField name="label" required label={t('cloudGroups.name')} />
        </FormModal>
    );
}
