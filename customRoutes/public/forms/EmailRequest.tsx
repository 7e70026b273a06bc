import { useState, type ReactNode } from 'react';
import type { PublicKey } from '#i18n/messages';
import { addressOf } from '#dataProvider/address';
import { isEmail } from '#src/shared/validation';
import { useT } from '../useT';
import { failureText } from './failure';
import { Message } from './Message';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';
import { usePortalForm } from './usePortalForm';
import { useInitialEmail, useKeptEmail } from './useTypedEmail';
import { View } from './View';

interface EmailRequestProps {
    texts: Record<'title' | 'text' | 'submit' | 'failed' | 'sentTitle' | 'sentText', PublicKey>;
    /** asks the server for the mail; rejects with a PortalError */
    request: (email: string) => Promise<unknown>;
    /** the initial address, unless the history entry contains one */
    initialEmail?: string;
    takesFocus?: boolean;
    /** rendered below the form and below the success message */
    children?: ReactNode;
}

/** Asks for an e-mail address, requests a mail to it, and confirms the request. */
export function EmailRequest({ texts, request, initialEmail, takesFocus = false, children }: EmailRequestProps) {
    const t = useT();
    const [sent, setSent] = useState(false);
    const form = usePortalForm({
        initial: { email: useInitialEmail(initialEmail) },
        check: ({ email }) => ({ email: !isEmail(email) && t('auth.noValidEmail') }),
        send: async ({ email }) => {
            await request(addressOf(email));
            setSent(true);
        },
        notify: error => failureText(t, error, texts.failed),
    });
    const { email } = form.values;
    useKeptEmail(email);

    if (sent)
        return (
            <View key="sent" title={t(texts.sentTitle)} text={t(texts.sentText, { email: addressOf(email) })} takesFocus>
                {children}
            </View>
        );
    return (
        <View key="request" title={t(texts.title)} text={t(texts.text)} takesFocus={takesFocus}>
            {form.failure && <Message kind="error">{form.failure}</Message>}
            <form ref={form.element} className="p-form" onSubmit={form.submit} noValidate>
                <TextField {...form.field('email')} type="email" autoComplete="email" label={t('auth.email')} />
                <SubmitButton label={t(texts.submit)} pending={form.busy} />
            </form>
            {children}
        </View>
    );
}
