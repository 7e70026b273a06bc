import { useNavigate } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import { CheckboxField, TextField } from '../shared/form/fields';
import { FormModal } from '../shared/form/FormModal';
import { usePortalForm } from '../shared/form/usePortalForm';
import { useOpenAfterCreate } from '../shared/hooks/useOpenAfterCreate';
import { CheckboxField as Checkbox } from '../ui/inputs/CheckboxField';
import { useCreateGroup } from './groupChanges';
import { useGroupName } from './useGroupName';

/** Creates a group (GROUP-2), and opens it afterwards unless that is switched off (LIST-7). */
export default function CreateGroupModal({ onClose }: { onClose(): void }) {
    const t = useT();
    const navigate = useNavigate();
    const [openAfter, setOpenAfter] = useOpenAfterCreate();
    const create = useCreateGroup(openAfter);
    const { check, saveAs, refusal } = useGroupName();
    const form = usePortalForm({
        draft: 'cloudGroups/new',
        initial: { label: '', autoAdd: false },
        check,
        send: values => saveAs(values, label => create({ label, autoAdd: values.autoAdd })),
        refusal,
        done: t('cloudGroups.created'),
        onClose,
        onDone: group => {
            // If the server does not return the created group, there is nothing to open.
            if (openAfter && group.id) void navigate(paths.cloudGroup(group.id));
        },
    });
    return (
        <FormModal form={form} title={t('cloudGroups.createTitle')} submit={t('modal.create')}>
            <TextField name="label" required label={t('cloudGroups.name')} />
            <CheckboxField name="autoAdd" label={t('cloudGroups.autoAdd')} hint={t('cloudGroups.autoAddHint')} />
            <Checkbox label={t('cloudGroups.openAfter')} checked={openAfter} onChange={setOpenAfter} />
        </FormModal>
    );
}
