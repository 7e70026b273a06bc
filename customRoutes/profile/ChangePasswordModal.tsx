import { useState } from 'react';
import * as session from '#authProvider/session';
import type { MessageKey } from '#i18n/messages';
import { useT } from '#i18n/useT';
import { isWrongPassword } from '../../dataProvider';
import type { User } from '../../dataProvider/types';
import { nextStep } from '../../src/shared/failure';
import { toast } from '../../src/ui/feedback/toast';
import { TextField } from '../../src/shared/form/fields';
import { FormModal } from '../../src/shared/form/FormModal';
import { usePortalForm } from '../../src/shared/form/usePortalForm';
import { useChange } from '../../src/shared/hooks/useChange';
import { CheckboxField } from '../../src/ui/inputs/CheckboxField';
import { passwordProblem, type PasswordField, type PasswordForm } from './profile';

const EMPTY: PasswordForm = { current: '', next: '', repeat: '' };

const MARKS: Readonly<Record<PasswordField, MessageKey>> = {
    current: 'profile.password.invalid',
    next: 'profile.password.tooShort',
    repeat: 'profile.password.mismatch',
};

/**
 * Changes the user's own password (PROFILE-4). Marks one field at a time, in the order of the checks, until it is edited. A failure neither
 * signs the user out nor clears the fields. Passwords are never stored as a draft.
 */
export default function ChangePasswordModal({ user, onClose }: { user: User; onClose(): void }) {
    const t = useT();
    const [shown, setShown] = useState(false);
    const change = useChange((provider, { current, next }: PasswordForm) =>
        provider.changePassword({
            email: user.email,
            oldPassword: current,
            newPassword: next,
            customer: user.customerContext ?? user.customer,
            session: session.getToken(),
        }),
    );

    const form = usePortalForm({
        initial: EMPTY,
        check: values => {
            const problem = passwordProblem(values);
            return problem ? { [problem]: t(MARKS[problem]) } : {};
        },
        send: change,
        // Also for a 401 of the temporary token: the user stays signed in.
        refusal: failure => (isWrongPassword(failure) ? { current: t(MARKS.current) } : null),
        notify: failure =>
            toast.error(`${t('errors.session.changePasswordFailed')}. ${t(nextStep(failure) ?? 'errors.next.again')}`),
        done: t('profile.password.saved'),
        onClose,
    });
    const type = shown ? 'text' : 'password';

    return (
        <FormModal form={form} title={t('profile.password.title')} submit={t('profile.changePassword')}>
            {/* Shows password managers whose password this is. */}
            <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
            <TextField
                name="current"
                type={type}
                required
                autoComplete="current-password"
                label={t('profile.password.current')}
            />
            <TextField
                name="next"
                type={type}
                required
                autoComplete="new-password"
                label={t('profile.password.new')}
                hint={t('profile.password.newHint')}
            />
            <TextField name="repeat" type={type} required autoComplete="new-password" label={t('profile.password.repeat')} />
            <CheckboxField label={t('profile.password.show')} checked={shown} onChange={setShown} />
        </FormModal>
    );
}
