import { useState } from 'react';
import { validatePasswordToken } from '#dataProvider/actions/links';
import { client } from '#src/client';
import { paths } from '#src/config/paths';
import { local, WELCOME_KEY } from '#storage/storage';
import { TokenGate } from '../forms/TokenGate';
import { View } from '../forms/View';
import { Link } from '../navigation';
import { useLinkAddress, usePageToken } from '../usePageToken';
import { useT } from '../useT';
import { NewPasswordForm } from './NewPasswordForm';
import { RecoveryRequest } from './RecoveryRequest';

const validate = (token: string): Promise<unknown> => validatePasswordToken(client, token);

/**
 * Password recovery and account activation (PUBLIC-3): without a token, the form that requests a mail; with one, the form for the new
 * password; then a link to the sign-in page.
 */
export function RecoverPasswordPage() {
    const t = useT();
    const { token, finished, activation, finish, forget } = usePageToken();
    const address = useLinkAddress();
    const [again, setAgain] = useState(false);
    const requestNew = () => {
        setAgain(true);
        forget();
    };

    if (finished !== null)
        return (
            <View
                key="saved"
                title={t(activation ? 'recover.activatedTitle' : 'recover.successTitle')}
                text={t('recover.successText')}
                takesFocus
            >
                <Link className="p-button" to={paths.signIn} state={{ email: address }}>
                    {t('recover.toSignIn')}
                </Link>
            </View>
        );
    if (token === null) return <RecoveryRequest takesFocus={again} />;
    return (
        <TokenGate
            key={token}
            token={token}
            title={t(activation ? 'recover.activateTitle' : 'recover.newTitle')}
            validate={validate}
            failed="publicPages.checkFailed"
            invalid={
                <View
                    title={t('recover.invalidTitle')}
                    text={t(activation ? 'recover.activationInvalid' : 'recover.invalidText')}
                    takesFocus
                >
                    <button type="button" className="p-button" onClick={requestNew}>
                        {t('recover.requestNew')}
                    </button>
                    <p className="p-links">
                        <Link to={paths.signIn}>{t(activation ? 'recover.alreadyActivated' : 'publicPages.backToSignIn')}</Link>
                    </p>
                </View>
            }
        >
            {(_data, invalidate) => (
                <NewPasswordForm
                    token={token}
                    activates={activation}
                    onSaved={() => {
                        if (activation) local.set(WELCOME_KEY, 'true');
                        finish('');
                    }}
                    onInvalid={invalidate}
                />
            )}
        </TokenGate>
    );
}
