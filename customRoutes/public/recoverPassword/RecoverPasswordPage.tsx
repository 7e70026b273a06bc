import { useState } from 'react';
import { validatePasswordToken } from '../../../dataProvider/actions/session';
import { client } from '../../../src/client';
import { TokenGate } from '../forms/TokenGate';
import { View } from '../forms/View';
import { usePageToken } from '../usePageToken';
import { usePublicTranslate } from '../usePublicTranslate';
import { NewPasswordForm } from './NewPasswordForm';
import { RecoveryRequest } from './RecoveryRequest';

const validate = (token: string): Promise<unknown> => validatePasswordToken(client, token);

/**
 * Password recovery and account activation (specification 1, section 2, "Password reset page"): without a token the request
 * of a mail, with a token the new password.
 */
export function RecoverPasswordPage() {
    const t = usePublicTranslate();
    const [token, forget] = usePageToken();
    const [again, setAgain] = useState(false);
    const requestNew = () => {
        setAgain(true);
        forget();
    };

    if (token === null) return <RecoveryRequest takesFocus={again} />;
    return (
        <TokenGate
            key={token}
            token={token}
            title={t('recover.newTitle')}
            validate={validate}
            failed="publicPages.checkFailed"
            invalid={
                <View title={t('recover.invalidTitle')} text={t('recover.invalidText')} takesFocus>
                    <button type="button" className="p-button" onClick={requestNew}>
                        {t('recover.requestNew')}
                    </button>
                </View>
            }
        >
            {(_data, invalidate) => <NewPasswordForm token={token} onInvalid={invalidate} />}
        </TokenGate>
    );
}
