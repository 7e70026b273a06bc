import { useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { PublicKey } from '#i18n/messages';
import { isEmail } from '#src/shared/validation';
import { useT } from '../useT';
import { failureText } from './failure';
import { focusFirstInvalid } from './focus';
import { Message } from './Message';
import { SubmitButton } from './SubmitButton';
import { TextField } from './TextField';
import { useSubmission } from './useSubmission';
import { useTypedEmail } from './useTypedEmail';
import { View } from './View';

interface EmailRequestProps {
    texts: Record<'title' | 'text' | 'submit' | 'failed' | 'sentTitle' | 'sentText', PublicKey>;
    /** asks the server for the mail; rejects with a PortalError */
    request: (email: string) => Promise<unknown>;
    /** used unless the history entry contains an address */
    initialEmail?: string;
    takesFocus?: boolean;
    /** rendered below the form and below the success message */
    children?: ReactNode;
}

/** Asks for an e-mail address, requests a mail to it, and confirms that it is on its way. */
export function EmailRequest({ texts, request, initialEmail, takesFocus = false, children }: EmailRequestProps) {
    const t = useT();
    const [email, setEmail] = useTypedEmail(initialEmail);
    const [invalid, setInvalid] = useState(false);
    const [failure, setFailure] = useState<string | null>(null);
    const [sent, setSent] = useState(false);
    const [pending, submit] = useSubmission();

    const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (pending) return;
        const accepted = isEmail(email);
        flushSync(() => {
            setFailure(null);
            setInvalid(!accepted);
        });
        if (!accepted) {
            focusFirstInvalid(event.currentTarget);
            return;
        }
        void submit(async () => {
            try {
                await request(email.trim());
                setSent(true);
            } catch (error) {
                setFailure(failureText(t, error, texts.failed));
            }
            return undefined;
        });
    };

    if (sent)
        return (
            <View key="sent" title={t(texts.sentTitle)} text={t(texts.sentText, { email: email.trim() })} takesFocus>
                {children}
            </View>
        );
    return (
        <View key="request" title={t(texts.title)} text={t(texts.text)} takesFocus={takesFocus}>
            {failure && <Message kind="error">{failure}</Message>}
            <form className="p-form" onSubmit={onSubmit} noValidate>
                <TextField
                    label={t('auth.email')}
                    name="email"
                    type="email"
                    autoComplete="email"
                    value={email}
                    onChange={value => {
                        setEmail(value);
                        setInvalid(false);
                    }}
                    error={invalid ? t('auth.noValidEmail') : undefined}
                />
                <SubmitButton label={t(texts.submit)} pending={pending} />
            </form>
            {children}
        </View>
    );
}
