import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as session from '../../../authProvider/session';
import { getUser, giveBack, signIn } from '../../../dataProvider/actions/session';
import { client } from '../../../src/client';
import { isEmail } from '../../../src/shared/validation';
import { targetAfterSignIn } from '../../paths';
import { failureKey, isRefusal, statusKey } from '../forms/failure';
import { useSubmission } from '../forms/useSubmission';
import { useTypedEmail } from '../forms/useTypedEmail';
import type { PublicKey, PublicTranslate } from '../../../i18n/public';

/** A customer that the account belongs to; its name only when the server tells it. */
export interface CustomerOption {
    id: string;
    name?: string | undefined;
}

/** What is wrong with the form; each mark is cleared when its field is edited. */
export interface SignInMarks {
    email?: PublicKey | undefined;
    password?: PublicKey | undefined;
}

/** Answers about the credentials; other failures leave the password in peace (contract, section 6). */
const MISMATCHES: readonly number[] = [400, 401, 403];

/** Thrown inside when the token arrived but the user's record did not. */
class UserMissing extends Error {}

/**
 * The sign-in as the person sees it: entering credentials, possibly choosing a customer, leaving for the portal
 * (specification 1, section 4, "Sign-in"). What was typed is kept whatever happens.
 */
export function useSignIn(t: PublicTranslate) {
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
        if (isRefusal(error)) return t('auth.loginFailed', { reason: t(statusKey(error.status)) });
        return t(failureKey(error, 'publicPages.status.unknown'));
    };

    const enter = async (token: string): Promise<void> => {
        session.begin(token);
        try {
            session.setUser(await getUser(client));
        } catch {
            // Without the user's record nothing in the portal could be shown: the session is not begun.
            session.end('unusable');
            void giveBack(client, token);
            throw new UserMissing();
        }
    };

    /** Sends the credentials, with the chosen customer if there is one. Does nothing while an earlier sign-in is under way. */
    const send = (customer?: string): Promise<void> =>
        submit(async isCurrent => {
            setMessage(null);
            try {
                const answer = await signIn(client, { email: email.trim(), password, ...(customer ? { customer } : {}) });
                // Somebody who left for another page meanwhile is not to be signed in behind their back.
                if (!isCurrent()) {
                    if (answer.kind === 'token') void giveBack(client, answer.token);
                    return;
                }
                if (answer.kind === 'choose') {
                    setCustomers(answer.customers);
                    return;
                }
                await enter(answer.token);
                if (!isCurrent()) {
                    session.end('unusable');
                    void giveBack(client, answer.token);
                    return;
                }
                const target = targetAfterSignIn(query.get('mode'), query.get('redirect'));
                await navigate(target, { replace: true, state: { notice: 'signed-in' } });
                return 'leaving';
            } catch (error) {
                setMessage(explain(error));
                if (isRefusal(error) && MISMATCHES.includes(error.status)) setMarks({ password: 'auth.loginMismatch' });
            }
        });

    /** Checks the e-mail and sends; answers false, without a call, when there is something to correct. */
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
        /** Clears the list and returns to the credentials as they were typed. */
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
