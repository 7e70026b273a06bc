import { useRef, useState } from 'react';
import { useT } from '#i18n/useT';
import { PortalError } from '#dataProvider/errors';
import type { User } from '#dataProvider/types';
import { useNotifyFailure } from '../../shared/feedback/failure';
import { toast } from '../../shared/feedback/toast';
import { useDraft } from '../../shared/hooks/useDraft';
import { TextField } from '../../shared/inputs/TextField';
import { FocusWhenIdle } from '../../shared/modal/FocusWhenIdle';
import { FormModal } from '../../shared/modal/FormModal';
import { newUserErrors, NOTE_LIMIT } from '../management/create/newUser';
import { userChanges, userForm, type UserForm } from './detail';
import { useSaveUser } from './userChanges';
import styles from './detail.module.css';

/**
 * Edits a user's personal data (USER-14): e-mail address, forename, surname and note; sends only what changed. An e-mail address that is
 * already taken is refused at its field. The input survives a failure, a reload and the end of the session.
 */
export function EditUserModal({ user, onClose }: { user: User; onClose(): void }) {
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const save = useSaveUser();
    const { form, edit, drop } = useUserForm(user);
    const [errors, setErrors] = useState<Partial<Record<keyof UserForm, string>>>({});
    /** the server has refused the e-mail address */
    const [refused, setRefused] = useState(false);
    const emailInput = useRef<HTMLInputElement>(null);
    const noteInput = useRef<HTMLInputElement>(null);

    const close = () => {
        drop();
        onClose();
    };
    const change = (name: keyof UserForm) => (typed: string) => {
        edit[name](typed);
        setErrors({ ...errors, [name]: undefined });
        setRefused(false);
    };

    const submit = async () => {
        setRefused(false);
        const { email, adminNote } = newUserErrors(form);
        setErrors({
            email: email && t(`users.create.${email}`),
            adminNote: adminNote && t(`users.create.${adminNote}`, { max: NOTE_LIMIT }),
        });
        if (email) emailInput.current?.focus();
        else if (adminNote) noteInput.current?.focus();
        if (email || adminNote) return;

        const changes = userChanges(form, user);
        if (Object.keys(changes).length === 0) {
            close();
            return;
        }
        try {
            await save({ user, changes });
        } catch (failure) {
            if (failure instanceof PortalError && failure.status === 409) {
                setErrors({ email: t(failure.message) });
                setRefused(true);
            } else notifyFailure(failure);
            return;
        }
        toast.success(t('userDetail.edit.done'));
        close();
    };

    return (
        <FormModal open title={t('userDetail.edit.title')} onClose={close} onSubmit={submit} submit={t('userDetail.edit.save')}>
            <FocusWhenIdle input={refused ? emailInput : null} />
            <div className={styles.form}>
                <TextField
                    type="email"
                    required
                    label={t('userDetail.data.email')}
                    value={form.email}
                    error={errors.email}
                    inputRef={emailInput}
                    autoComplete="off"
                    onChange={change('email')}
                />
                <div className={styles.pair}>
                    <TextField
                        label={t('userDetail.data.forename')}
                        value={form.forename}
                        autoComplete="off"
                        onChange={change('forename')}
                    />
                    <TextField
                        label={t('userDetail.data.surname')}
                        value={form.surname}
                        autoComplete="off"
                        onChange={change('surname')}
                    />
                </div>
                <TextField
                    label={t('userDetail.data.adminNote')}
                    value={form.adminNote}
                    error={errors.adminNote}
                    hint={t('users.create.noteHint')}
                    maxLength={NOTE_LIMIT}
                    inputRef={noteInput}
                    autoComplete="off"
                    onChange={change('adminNote')}
                />
            </div>
        </FormModal>
    );
}

/** The form's fields, each stored per user until the form is sent or cancelled. */
function useUserForm(user: User) {
    // The values when the modal was opened: a refetch in the background does not change what is being edited.
    const [before] = useState(() => userForm(user));
    const [email, setEmail, dropEmail] = useDraft(`user/${user.id}/email`, before.email);
    const [forename, setForename, dropForename] = useDraft(`user/${user.id}/forename`, before.forename);
    const [surname, setSurname, dropSurname] = useDraft(`user/${user.id}/surname`, before.surname);
    const [adminNote, setNote, dropNote] = useDraft(`user/${user.id}/note`, before.adminNote);
    return {
        form: { email, forename, surname, adminNote },
        edit: { email: setEmail, forename: setForename, surname: setSurname, adminNote: setNote },
        drop() {
            [dropEmail, dropForename, dropSurname, dropNote].forEach(drop => drop());
        },
    };
}
