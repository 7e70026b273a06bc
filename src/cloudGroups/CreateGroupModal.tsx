import { useNavigate } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import { toast } from '../shared/feedback/toast';
import { useDraft } from '../shared/hooks/useDraft';
import { useOpenAfterCreate } from '../shared/hooks/useOpenAfterCreate';
import { CheckboxField } from '../shared/inputs/CheckboxField';
import { FormModal } from '../shared/modal/FormModal';
import { useCreateGroup } from './groupChanges';
import { useGroupName } from './useGroupName';
import styles from './cloudGroups.module.css';

const DRAFT = 'cloudGroups/new';

/** Creates a group (GROUP-2), and opens it afterwards unless that is switched off (LIST-7). The input survives a failure. */
export default function CreateGroupModal({ onClose }: { onClose(): void }) {
    const t = useT();
    const navigate = useNavigate();
    const name = useGroupName(`${DRAFT}/label`);
    const [flag, setFlag, dropFlag] = useDraft(`${DRAFT}/autoAdd`, '');
    const [openAfter, setOpenAfter] = useOpenAfterCreate();
    const create = useCreateGroup(openAfter);
    const autoAdd = flag === 'true';

    const drop = () => {
        name.drop();
        dropFlag();
    };
    const close = () => {
        drop();
        onClose();
    };
    const save = async () => {
        const group = await name.submit(label => create({ label, autoAdd }));
        if (!group) return;
        toast.success(t('cloudGroups.created'));
        close();
        // If the server does not return the created group, there is nothing to open.
        if (openAfter && group.id) void navigate(paths.cloudGroup(group.id));
    };

    return (
        <FormModal
            open
            title={t('cloudGroups.createTitle')}
            onClose={close}
            onSubmit={save}
            submit={t('cloudGroups.createSubmit')}
        >
            <div className={styles.form}>
                {name.input}
                <CheckboxField
                    label={t('cloudGroups.autoAdd')}
                    hint={t('cloudGroups.autoAddHint')}
                    checked={autoAdd}
                    onChange={checked => setFlag(checked ? 'true' : '')}
                />
                <CheckboxField label={t('cloudGroups.openAfter')} checked={openAfter} onChange={setOpenAfter} />
            </div>
        </FormModal>
    );
}
