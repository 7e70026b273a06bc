import { useEffect, type Ref, type RefObject } from 'react';
import { useT } from '#i18n/useT';
import { CheckboxField } from '#src/shared/inputs/CheckboxField';
import { TextField } from '#src/shared/inputs/TextField';
import { useModal } from '#src/shared/modal/Modal';
import styles from './createUser.module.css';
import { NOTE_LIMIT, sendsMail, type NewUserErrors, type NewUserForm } from './newUser';

interface NewUserFieldsProps {
    form: NewUserForm;
    errors: NewUserErrors;
    /** the e-mail address already exists on the server */
    taken: boolean;
    /** offers a random password */
    random: boolean;
    emailInput: RefObject<HTMLInputElement | null>;
    noteInput: Ref<HTMLInputElement>;
    onChange(changes: Partial<NewUserForm>): void;
    openAfter: boolean;
    onOpenAfter(open: boolean): void;
}

/** The fields of the form that creates a user, each with its error message. */
export function NewUserFields(props: NewUserFieldsProps) {
    const { form, errors, taken, random, onChange } = props;
    const t = useT();
    const busy = useModal()?.busy ?? false;
    const { emailInput } = props;
    // Nothing in the modal can take the focus while it is busy.
    useEffect(() => {
        if (taken && !busy) emailInput.current?.focus();
    }, [taken, busy, emailInput]);
    const emailError = errors.email ? t(`users.create.${errors.email}`) : taken ? t('errors.users.exists') : null;
    return (
        <div className={styles.form}>
            <TextField
                label={t('users.create.email')}
                type="email"
                required
                value={form.email}
                error={emailError}
                inputRef={emailInput}
                autoComplete="off"
                onChange={email => onChange({ email })}
            />
            <div className={styles.names}>
                <TextField
                    label={t('users.create.forename')}
                    value={form.forename}
                    autoComplete="off"
                    onChange={forename => onChange({ forename })}
                />
                <TextField
                    label={t('users.create.surname')}
                    value={form.surname}
                    autoComplete="off"
                    onChange={surname => onChange({ surname })}
                />
            </div>
            <TextField
                label={t('users.create.note')}
                value={form.adminNote}
                error={errors.adminNote ? t('users.create.noteTooLong', { max: NOTE_LIMIT }) : null}
                hint={t('users.create.noteHint')}
                maxLength={NOTE_LIMIT}
                inputRef={props.noteInput}
                autoComplete="off"
                onChange={adminNote => onChange({ adminNote })}
            />
            <div className={styles.options}>
                {random && (
                    <CheckboxField
                        label={t('users.create.randomPassword')}
                        hint={t('users.create.randomPasswordHint')}
                        checked={form.randomPassword}
                        onChange={randomPassword => onChange({ randomPassword })}
                    />
                )}
                <CheckboxField
                    label={t('users.create.sendMail')}
                    hint={t(random && form.randomPassword ? 'users.create.sendMailRandom' : 'users.create.sendMailHint')}
                    checked={random ? sendsMail(form) : form.sendMail}
                    disabled={random && form.randomPassword}
                    onChange={sendMail => onChange({ sendMail })}
                />
                <CheckboxField label={t('users.create.openAfter')} checked={props.openAfter} onChange={props.onOpenAfter} />
            </div>
        </div>
    );
}
