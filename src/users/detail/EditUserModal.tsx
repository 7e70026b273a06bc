import { useT } from '#i18n/useT';
import { PortalError } from '#dataProvider/errors';
import type { User } from '#dataProvider/types';
import { TextField } from '../../shared/form/fields';
import { FormModal } from '../../shared/form/FormModal';
import { useOpened } from '../../shared/form/useOpened';
import { UNCHANGED, usePortalForm } from '../../shared/form/usePortalForm';
import { newUserErrors, NOTE_LIMIT } from '../management/create/newUser';
import { userChanges, userForm } from './detail';
import { useSaveUser } from './userChanges';
import styles from './detail.module.css';

/**
 * Edits a user's personal data (USER-14): e-mail address, forename, surname and note; sends only what changed. An e-mail address that is
 * already taken is refused at its field.
 */
export function EditUserModal({ user: shown, onClose }: { user: User; onClose(): void }) {
    const t = useT();
    const save = useSaveUser();
    const user = useOpened(shown);
    const form = usePortalForm({
        draft: `user/${user.id}/data`,
        initial: userForm(user),
        check: values => {
            const { email, adminNote } = newUserErrors(values);
            return {
                email: email && t(`users.create.${email}`),
                adminNote: adminNote && t(`users.create.${adminNote}`, { max: NOTE_LIMIT }),
            };
        },
        send: async values => {
            const changes = userChanges(values, user);
            return Object.keys(changes).length === 0 ? UNCHANGED : save({ user, changes });
        },
        refusal: failure => (failure instanceof PortalError && failure.status === 409 ? { email: t(failure.message) } : null),
        done: t('userDetail.edit.done'),
        onClose,
    });
    return (
        <FormModal form={form} title={t('userDetail.edit.title')} submit={t('userDetail.edit.save')}>
            <TextField name="email" type="email" required label={t('userDetail.data.email')} />
            <div className={styles.pair}>
                <TextField name="forename" label={t('userDetail.data.forename')} />
                <TextField name="surname" label={t('userDetail.data.surname')} />
            </div>
            <TextField
                name="adminNote"
                label={t('userDetail.data.adminNote')}
                hint={t('users.create.noteHint')}
                maxLength={NOTE_LIMIT}
            />
        </FormModal>
    );
}
