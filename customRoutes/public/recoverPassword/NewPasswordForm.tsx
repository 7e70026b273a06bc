import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { resetPassword } from '#dataProvider/actions/session';
import type { PublicKey } from '#i18n/messages';
import { client } from '#src/client';
import { isEmail, isNewPassword } from '#src/shared/validation';
import { failureText, isRefusal } from '../forms/failure';
import { focusFirstInvalid } from '../forms/focus';
import { Message } from '../forms/Message';
import { PasswordField } from '../forms/PasswordField';
import { SubmitButton } from '../forms/SubmitButton';
import { useSubmission } from '../forms/useSubmission';
import { View } from '../forms/View';
import { useT } from '../useT';

interface Marks {
    password?: PublicKey | undefined;
    repeat?: PublicKey | undefined;
}

/** Checks the pattern first, then the repetition; spaces around either are ignored (PUBLIC-4). */
function check(password: string, repeat: string): Marks {
    if (!isNewPassword(password)) return { password: 'auth.invalidPasswordPattern' };
    return password.trim() === repeat.trim() ? {} : { repeat: 'auth.passwordMismatch' };
}

interface NewPasswordFormProps {
    token: string;
    /** it is the first password, which activates the account */
    activates: boolean;
    onSaved: () => void;
    /** the token was used or replaced after the page was opened */
    onInvalid: () => void;
}

/** The e-mail address of the account, if the link contains it: password managers store it with the password. */
function useAddress(): string | null {
    const [query] = useSearchParams();
    const address = query.get('email');
    return address !== null && isEmail(address) ? address : null;
}

/** The form for the new password and its repetition. */
export function NewPasswordForm({ token, activates, onSaved, onInvalid }: NewPasswordFormProps) {
    const t = useT();
    const [password, setPassword] = useState('');
    const [repeat, setRepeat] = useState('');
    const [marks, setMarks] = useState<Marks>({});
    const [failure, setFailure] = useState<string | null>(null);
    const address = useAddress();
    const [pending, submit] = useSubmission();

    const send = () =>
        submit(async () => {
            try {
                await resetPassword(client, { password: password.trim(), token });
                onSaved();
            } catch (error) {
                if (isRefusal(error) && error.status === 404) onInvalid();
                else setFailure(failureText(t, error, 'recover.resetFailed'));
            }
            return undefined;
        });

    const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (pending) return;
        const found = check(password, repeat);
        flushSync(() => {
            setFailure(null);
            setMarks(found);
        });
        if (found.password ?? found.repeat) focusFirstInvalid(event.currentTarget);
        else void send();
    };

    return (
        <View
            key="form"
            title={t(activates ? 'recover.activateTitle' : 'recover.newTitle')}
            text={activates ? t('recover.activateText') : undefined}
        >
            {failure && <Message kind="error">{failure}</Message>}
            <form className="p-form" onSubmit={onSubmit} noValidate>
                <p className="p-hint">{t('publicPages.bothRequired')}</p>
                {address && <input type="text" name="username" autoComplete="username" value={address} readOnly hidden />}
                <PasswordField
                    label={t('recover.newPassword')}
                    name="password"
                    autoComplete="new-password"
                    hint={marks.password ? undefined : t('recover.newText')}
                    value={password}
                    onChange={value => {
                        setPassword(value);
                        setMarks(current => ({ ...current, password: undefined }));
                    }}
                    error={marks.password && t(marks.password)}
                />
                <PasswordField
                    label={t('recover.repeatPassword')}
                    name="repeat"
                    autoComplete="new-password"
                    value={repeat}
                    onChange={value => {
                        setRepeat(value);
                        setMarks(current => ({ ...current, repeat: undefined }));
                    }}
                    error={marks.repeat && t(marks.repeat)}
                />
                <SubmitButton label={t(activates ? 'recover.activate' : 'recover.save')} pending={pending} />
            </form>
        </View>
    );
}
