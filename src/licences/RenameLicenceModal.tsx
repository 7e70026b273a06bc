import { useT } from '#i18n/useT';
import type { Licence } from '../../dataProvider/types';
import { TextField } from '../shared/form/fields';
import { FormModal } from '../shared/form/FormModal';
import { useOpened } from '../shared/form/useOpened';
import { UNCHANGED, usePortalForm } from '../shared/form/usePortalForm';
import { useRenameLicence } from './licenceChanges';

/** Renames a licence (LICENCE-6): an empty name is refused at the field, an unchanged one closes the modal. */
export default function RenameLicenceModal({ licence: shown, onClose }: { licence: Licence; onClose(): void }) {
    const t = useT();
    const licence = useOpened(shown);
    const rename = useRenameLicence();
    const form = usePortalForm({
        draft: `licence/${licence.id}/name`,
        initial: { name: licence.name },
        check: ({ name }) => ({ name: name.trim() === '' && t('licences.noEmptyString') }),
        send: async ({ name }) => (name.trim() === licence.name ? UNCHANGED : rename({ licence, name: name.trim() })),
        done: t('licences.renameSuccess'),
        onClose,
    });
    return (
        <FormModal form={form} title={t('licences.renameTitle')} submit={t('modal.save')}>
            <TextField name="name" required label={t('licences.renameLabel')} />
        </FormModal>
    );
}
