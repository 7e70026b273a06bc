import { useRef, useState } from 'react';
import type { MessageKey, MessageName } from '#i18n/messages';
import { useT } from '#i18n/useT';
import { isWrongPassword } from '../../dataProvider';
import type { User } from '../../dataProvider/types';
import { toast } from '../../src/shared/feedback/toast';
import { useChange } from '../../src/shared/hooks/useChange';
import { CheckboxField } from '../../src/shared/inputs/CheckboxField';
import { TextField } from '../../src/shared/inputs/TextField';
import { FocusWhenIdle } from '../../src/shared/modal/FocusWhenIdle';
import { FormModal } from '../../src/shared/modal/FormModal';
import { passwordProblem, type PasswordField, type PasswordForm } from './profile';
import styles from './profile.module.css';

const EMPTY: PasswordForm = { current: '', next: '', repeat: '' };

const MARKS: Readonly<Record<PasswordField, MessageKey>> = {
    current: 'profile.password.invalid',
    next: 'auth.invalidPasswordPattern',
    repeat: 'auth.passwordMismatch',
};

/**
 * Changes the user's own password (PROFILE-4). Marks one field at a time, in the order of the checks, until that field is edited. A failure
 * does not sign the user out and preserves the typed text, but passwords are never stored.
 */
export default function ChangePasswordModal({ user, onClose }: { user: User; onClose(): void }) {
    const t = useT();
    const [form, setForm] = useState(EMPTY);
    const [mark, setMark] = useState<PasswordField | null>(null);
    const [shown, setShown] = useState(false);
    const inputs = {
        current: useRef<HTMLInputElement>(null),
        next: useRef<HTMLInputElement>(null),
        repeat: useRef<HTMLInputElement>(null),
    };
    const change = useChange(
        (provider, { current, next }: PasswordForm) =>
            provider.changePassword({
                email: user.email,
                oldPassword: current,
                newPassword: next,
                customer: user.customerContext ?? user.customer,
            }),
        [],
    );

    const show = (problem: PasswordField) => {
        setMark(problem);
        inputs[problem].current?.focus();
    };

    const submit = async () => {
        const problem = passwordProblem(form);
        setMark(null);
        if (problem) {
            show(problem);
            return;
        }
        try {
            await change(form);
        } catch (failure) {
            // Also shown for a 401 of the temporary token: the session continues.
            if (isWrongPassword(failure)) show('current');
            else toast.error(t('errors.session.changePasswordFailed'));
            return;
        }
        toast.success(t('profile.password.saved'));
        onClose();
    };

    const field = (name: PasswordField, label: MessageName<'profile.password'>) => ({
        label: t(`profile.password.${label}`),
        type: shown ? ('text' as const) : ('password' as const),
        value: form[name],
        error: mark === name ? t(MARKS[name]) : null,
        inputRef: inputs[name],
        autoComplete: name === 'current' ? 'current-password' : 'new-password',
        onChange(typed: string) {
            setForm(current => ({ ...current, [name]: typed }));
            if (mark === name) setMark(null);
        },
    });

    return (
        <FormModal
            open
            title={t('profile.password.title')}
            onClose={onClose}
            onSubmit={submit}
            submit={t('profile.password.save')}
        >
            <FocusWhenIdle input={mark && inputs[mark]} />
            <div className={styles.form}>
                {/* Tells password managers whose password this is. */}
                <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
                <TextField required {...field('current', 'current')} />
                <TextField required {...field('next', 'new')} hint={t('profile.password.newHint')} />
                <TextField required {...field('repeat', 'repeat')} />
                <CheckboxField label={t('profile.password.show')} checked={shown} onChange={setShown} />
            </div>
        </FormModal>
    );
}
