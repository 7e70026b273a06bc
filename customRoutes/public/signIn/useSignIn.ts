import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { UserMissing } from '#authProvider/index';
import { isPassing } from '#dataProvider/errors';
import { authProvider } from '#src/client';
import { isEmail } from '#src/shared/validation';
import { targetAfterSignIn } from '#src/config/paths';
import { failureText, isRefusal, statusKey } from '../forms/failure';
import { useSubmission } from '../forms/useSubmission';
import { useTypedEmail } from '../forms/useTypedEmail';
import type { PublicKey } from '#i18n/messages';
import type { Translate } from '#i18n/public';

/** A customer that the account belongs to; the name only if the server sends it. */
export interface CustomerOption {
    id: string;
    name?: string | undefined;
}

/** The form's errors; editing a field clears its mark. */
export interface SignInMarks {
    email?: PublicKey | undefined;
    password?: PublicKey | undefined;
}

/** Statuses that concern the credentials; other failures do not mark the password (SESSION-6). */
const MISMATCHES: readonly number[] = [400, 401, 403];

/**
 * The state of the sign-in page: entering credentials, choosing a customer if there are several, going to the portal (SESSION-5 to
 * SESSION-7). The typed values are always preserved.
 */
export function useSignIn(t: Translate) {
    const [query] = useSearchParams();
    const navigate = useNavigate();
    const [email, setEmail] = useTypedEmail();
    const [password, setPassword] = useState('');
    const [customers, setCustomers] = useState<CustomerOption[]>([]);
    const [marks, setMarks] = useState<SignInMarks>({});
    const [message, setMessage] = useState<string | null>(null);
    const [pending, submit] = useSubmission();

    const explain = (error: unknown): string => {
        if (error instanceof UserMissing) return t('auth.userFailed');
        if (isPassing(error) || !isRefusal(error)) return failureText(t, error, 'publicPages.status.unknown');
        return t('auth.loginFailed', { reason: t(statusKey(error.status)) });
    };

    /** Sends the credentials, with the chosen customer if there is one. Does nothing while an earlier sign-in is under way. */
    const send = (customer?: string): Promise<void> =>
        submit(async isCurrent => {
            setMessage(null);
            try {
                const chosen = customer ? { customer } : {};
                const answer = await authProvider.login({ email: email.trim(), password, ...chosen, isCurrent });
                if ('customers' in answer) {
                    setCustomers([...answer.customers]);
                    return;
                }
                if (!answer.signedIn) return;
                const target = targetAfterSignIn(query.get('mode'), query.get('redirect'));
                await navigate(target, { replace: true, state: { notice: 'signed-in' } });
                return 'leaving';
            } catch (error) {
                setMessage(explain(error));
                if (isRefusal(error) && MISMATCHES.includes(error.status)) setMarks({ password: 'auth.loginMismatch' });
            }
        });

    /** Checks the e-mail and sends; returns false, without a call, when there is something to correct. */
    const submitCredentials = (): boolean => {
        if (!isEmail(email)) {
            setMessage(null);
            setMarks({ email: 'auth.noValidEmail' });
            return false;
        }
        setMarks({});
        void send();
        return true;
    };

    return {
        email,
        password,
        customers,
        marks,
        message,
        pending,
        redirect: query.get('redirect') ?? '',
        submitCredentials,
        choose: (id: string) => void send(id),
        /** Clears the list and returns to the credentials as typed. */
        back: () => {
            setCustomers([]);
            setMessage(null);
            setMarks({});
        },
        editEmail: (value: string) => {
            setEmail(value);
            setMarks(current => ({ ...current, email: undefined }));
        },
        editPassword: (value: string) => {
            setPassword(value);
            setMarks(current => ({ ...current, password: undefined }));
        },
    };
}
