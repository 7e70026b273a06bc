import { useState } from 'react';
import { recoverPassword } from '#dataProvider/actions/links';
import { client } from '#src/client';
import { paths } from '#src/config/paths';
import { EmailRequest } from '../forms/EmailRequest';
import { Link, useLocation } from '../navigation';
import { useT } from '../useT';

const TEXTS = {
    title: 'recover.title',
    text: 'recover.text',
    submit: 'recover.submit',
    failed: 'recover.failed',
    sentTitle: 'recover.sentTitle',
    sentText: 'recover.sentText',
} as const;

interface FromSignIn {
    search?: string;
}

/** Requests the recovery mail; the history entry contains the address that was typed on the sign-in page. */
export function RecoveryRequest({ takesFocus }: { takesFocus: boolean }) {
    const t = useT();
    const { state } = useLocation() as { state: FromSignIn | null };
    const [origin] = useState(state);
    return (
        <EmailRequest texts={TEXTS} request={email => recoverPassword(client, email)} takesFocus={takesFocus}>
            <p className="p-links">
                <Link to={paths.signIn + (origin?.search ?? '')}>{t('publicPages.backToSignIn')}</Link>
            </p>
        </EmailRequest>
    );
}
