import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { resetPassword } from '../../../dataProvider/actions/session';
import type { PublicKey } from '../../../i18n/public';
import { client } from '../../../src/client';
import { isNewPassword } from '../../../src/shared/validation';
import { paths } from '../../paths';
import { failureKey, isRefusal } from '../forms/failure';
import { focusFirstInvalid } from '../forms/focus';
import { Message } from '../forms/Message';
import { PasswordField } from '../forms/PasswordField';
import { SubmitButton } from '../forms/SubmitButton';
import { useSubmission } from '../forms/useSubmission';
import { View } from '../forms/View';
import { usePublicTranslate } from '../usePublicTranslate';

interface Marks {
    password?: PublicKey | undefined;
    repeat?: PublicKey | undefined;
}

/** The pattern first, then the repetition; spaces around either do not count (specification 1, section 5). */
function check(password: string, repeat: string): Marks {
    if (!isNewPassword(password)) return { password: 'auth.invalidPasswordPattern' };
    return password.trim() === repeat.trim() ? {} : { repeat: 'auth.passwordMismatch' };
}

/** The new password and its repetition; afterwards the way to the sign-in page. */
export function NewPasswordForm({ token, onInvalid }: { token: string; onInvalid: () => void }) {
    const t = usePublicTranslate();
    const [password, setPassword] = useState('');
    const [repeat, setRepeat] = useState('');
    const [marks, setMarks] = useState<Marks>({});
    const [failure, setFailure] = useState<PublicKey | null>(null);
    const [saved, setSaved] = useState(false);
    const [pending, submit] = useSubmission();

    const send = () =>
        submit(async () => {
            try {
                await resetPassword(client, { password: password.trim(), token });
                setSaved(true);
            } catch (error) {
                // The token was used or replaced since the page was opened.
                if (isRefusal(error) && error.status === 404) onInvalid();
                else setFailure(failureKey(error, 'recover.resetFailed'));
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

    if (saved)
        return (
            <View key="saved" title={t('recover.successTitle')} text={t('recover.successText')} takesFocus>
                <Link className="p-button" to={paths.signIn}>
                    {t('recover.toSignIn')}
                </Link>
            </View>
        );
    return (
        <View key="form" title={t('recover.newTitle')}>
            {failure && <Message kind="error">{t(failure)}</Message>}
            <form className="p-form" onSubmit={onSubmit} noValidate>
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
                <SubmitButton label={t('recover.save')} pending={pending} />
            </form>
        </View>
    );
}
