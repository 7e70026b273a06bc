import { useState } from 'react';
import { Link } from 'react-router';
import { requestEduToken, validateEduToken } from '../../../dataProvider/actions/session';
import { client } from '../../../src/client';
import { paths } from '../../paths';
import { EmailRequest } from '../forms/EmailRequest';
import { Message } from '../forms/Message';
import { TokenGate } from '../forms/TokenGate';
import { View } from '../forms/View';
import { usePageToken } from '../usePageToken';
import { usePublicTranslate } from '../usePublicTranslate';
import { RegistrationForm } from './RegistrationForm';

const REQUEST_TEXTS = {
    title: 'activateEdu.title',
    text: 'activateEdu.requestText',
    submit: 'activateEdu.requestSubmit',
    failed: 'activateEdu.requestFailed',
    sentTitle: 'activateEdu.sentTitle',
    sentText: 'activateEdu.sentText',
} as const;

const validate = (token: string): Promise<unknown> => validateEduToken(client, token);
const request = (email: string): Promise<unknown> => requestEduToken(client, email);

/** The education licence: without a token its request by e-mail, with a valid one the registration (specification 1, section 2). */
export function ActivateEduPage() {
    const t = usePublicTranslate();
    const [token, forget] = usePageToken();
    const [again, setAgain] = useState(false);
    const requestNew = () => {
        setAgain(true);
        forget();
    };

    if (token === null)
        return (
            <EmailRequest texts={REQUEST_TEXTS} request={request} takesFocus={again}>
                <p className="p-links">
                    <Link to={paths.signIn}>{t('publicPages.backToSignIn')}</Link>
                </p>
            </EmailRequest>
        );
    return (
        <TokenGate
            key={token}
            token={token}
            title={t('activateEdu.title')}
            validate={validate}
            failed="activateEdu.notValidated"
            invalid={
                <View title={t('activateEdu.invalidTitle')} takesFocus>
                    <Message kind="error">{t('activateEdu.invalidToken')}</Message>
                    <button type="button" className="p-button" onClick={requestNew}>
                        {t('activateEdu.requestNew')}
                    </button>
                </View>
            }
        >
            {() => <RegistrationForm token={token} />}
        </TokenGate>
    );
}
