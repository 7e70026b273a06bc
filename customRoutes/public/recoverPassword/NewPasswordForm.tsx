import { resetPassword } from '#dataProvider/actions/links';
import { isGone } from '#dataProvider/outcome';
import { client } from '#src/client';
import { isNewPassword } from '#src/shared/validation';
import { failureText } from '../forms/failure';
import { Message } from '../forms/Message';
import { PasswordField } from '../forms/PasswordField';
import { SubmitButton } from '../forms/SubmitButton';
import { usePortalForm } from '../forms/usePortalForm';
import { View } from '../forms/View';
import { useLinkAddress } from '../usePageToken';
import { useT } from '../useT';
import { Purpose } from '../aside';

interface NewPasswordFormProps {
    token: string;
    /** the first password, which activates the account */
    activates: boolean;
    onSaved: () => void;
    /** the token was used or replaced after the page was opened */
    onInvalid: () => void;
}

/** The form for the new password and its repetition. */
export function NewPasswordForm({ token, activates, onSaved, onInvalid }: NewPasswordFormProps) {
    const t = useT();
    const address = useLinkAddress();
    const form = usePortalForm({
        initial: { password: '', repeat: '' },
        // The pattern first, then the repetition; spaces around either are ignored (PUBLIC-4).
        check: ({ password, repeat }) => {
            if (!isNewPassword(password)) return { password: t('auth.invalidPasswordPattern') };
            return { repeat: password.trim() !== repeat.trim() && t('auth.passwordMismatch') };
        },
        send: async ({ password }) => {
            await resetPassword(client, { password: password.trim(), token });
            onSaved();
        },
        notify: error => {
            if (!isGone(error)) return failureText(t, error, 'recover.resetFailed');
            onInvalid();
            return null;
        },
    });
    const password = form.field('password');

    return (
        <View
            key="form"
            title={t(activates ? 'recover.activateTitle' : 'recover.newTitle')}
            text={activates ? t('recover.activateText') : undefined}
        >
            {activates && <Purpose />}
            {form.failure && <Message kind="error">{form.failure}</Message>}
            <form ref={form.element} className="p-form" onSubmit={form.submit} noValidate>
                <p className="p-hint">{t('publicPages.bothRequired')}</p>
                {address && <input type="text" name="username" autoComplete="username" value={address} readOnly hidden />}
                <PasswordField
                    {...password}
                    autoComplete="new-password"
                    label={t('recover.newPassword')}
                    hint={password.error ? undefined : t('recover.newText')}
                />
                <PasswordField {...form.field('repeat')} autoComplete="new-password" label={t('recover.repeatPassword')} />
                <SubmitButton label={t(activates ? 'recover.activate' : 'recover.save')} pending={form.busy} />
            </form>
        </View>
    );
}
