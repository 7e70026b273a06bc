import { useT } from '#i18n/useT';
import { NOTE_LIMIT } from '#dataProvider/text';
import { TextField } from '#src/shared/form/fields';
import styles from './createUser.module.css';
import { newUserErrors, type NewUserForm } from './newUser';

/** Returns a function that checks what `PersonFields` ask, for a form. */
export function usePersonCheck() {
    const t = useT();
    return (values: Pick<NewUserForm, 'email' | 'adminNote'>) => {
        const { email, adminNote } = newUserErrors(values);
        return {
            email: email && t(`users.create.${email}`),
            adminNote: adminNote && t(`users.create.${adminNote}`, { max: NOTE_LIMIT }),
        };
    };
}

/** Fields of a user's personal data: address, names and note (USER-3). */
export function PersonFields() {
    const t = useT();
    return (
        <>
            <TextField name="email" type="email" required label={t('users.fields.email')} />
            <div className={styles.names}>
                <TextField name="forename" label={t('profile.fields.forename')} />
                <TextField name="surname" label={t('profile.fields.surname')} />
            </div>
            <TextField name="adminNote" label={t('users.fields.note')} hint={t('users.create.noteHint')} maxLength={NOTE_LIMIT} />
        </>
    );
}
