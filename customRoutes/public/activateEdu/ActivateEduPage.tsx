import { useState } from 'react';
import { requestEduToken, validateEduToken } from '#dataProvider/actions/links';
import { addressOf } from '#dataProvider/address';
import { client } from '#src/client';
import { paths } from '#src/config/paths';
import { EmailRequest } from '../forms/EmailRequest';
import { Message } from '../forms/Message';
import { TokenGate } from '../forms/TokenGate';
import { View } from '../forms/View';
import { Link } from '../navigation';
import { usePageToken } from '../usePageToken';
import { useT } from '../useT';
import { isSame, keepAddress, releaseDraft } from './draft';
import { EMPTY_REGISTRATION, type RegistrationValues } from './registration';
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
const request = async (email: string): Promise<void> => {
    await requestEduToken(client, email);
    keepAddress(email);
};

/** The education licence (PUBLIC-5): without a token, the form that requests one by e-mail; with a valid one, the registration. */
export function ActivateEduPage() {
    const t = useT();
    const { token, finished, finish, forget } = usePageToken();
    /** the address, if known, for which the visitor wants another link; null if none is wanted */
    const [again, setAgain] = useState<string | null>(null);
    const requestNew = (email: string) => {
        setAgain(email);
        forget();
    };

    if (finished !== null)
        return (
            <View
                key="sent"
                title={t('activateEdu.successTitle')}
                text={t('activateEdu.successText', { email: finished })}
                takesFocus
            />
        );
    if (token === null)
        return (
            <EmailRequest texts={REQUEST_TEXTS} request={request} initialEmail={again ?? ''} takesFocus={again !== null}>
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
            invalid={<InvalidLink token={token} onRequestNew={requestNew} />}
        >
            {(_data, invalidate) => <RegistrationForm token={token} onSent={finish} onInvalid={invalidate} />}
        </TokenGate>
    );
}

/** Whether more was typed than the address. */
const isTyped = (values: RegistrationValues): boolean => !isSame({ ...values, email: '' }, EMPTY_REGISTRATION);

/** Shown for an invalid token. If it became invalid after the form was opened, the typed values are kept for the next one. */
function InvalidLink({ token, onRequestNew }: { token: string; onRequestNew: (email: string) => void }) {
    const t = useT();
    const [kept] = useState(() => releaseDraft(token));
    return (
        <View title={t('activateEdu.title')} text={kept && isTyped(kept) ? t('activateEdu.kept') : undefined} takesFocus>
            <Message kind="error">{t('activateEdu.invalidToken')}</Message>
            <button type="button" className="p-button" onClick={() => onRequestNew(addressOf(kept?.email ?? ''))}>
                {t('activateEdu.requestNew')}
            </button>
        </View>
    );
}
