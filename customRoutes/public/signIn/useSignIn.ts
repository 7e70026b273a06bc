import { useState } from 'react';
import { UserMissing } from '#authProvider/index';
import { authProvider } from '#src/client';
import { addressOf } from '#dataProvider/address';
import { isEmail } from '#src/shared/validation';
import { targetAfterSignIn } from '#src/config/paths';
import { failureText, insideSentence, hasResponse, isRefusal, statusKey } from '../forms/failure';
import { typedAtFirst } from '../firstState';
import { useNavigate, useQuery } from '../navigation';
import { usePortalForm } from '../forms/usePortalForm';
import { useInitialEmail, useKeptEmail } from '../forms/useTypedEmail';
import type { Translate } from '#i18n/public';

/** A customer that the account belongs to; the name only if the server sends it. */
export interface CustomerOption {
    id: string;
    name?: string | undefined;
}

interface Credentials {
    email: string;
    password: string;
}

/** Statuses that concern the credentials; other failures do not mark the password (SESSION-6). */
const MISMATCHES: readonly number[] = [400, 401, 403];

/**
 * The state of the sign-in page: entering credentials, choosing a customer if there are several, opening the portal (SESSION-5 to
 * SESSION-7). Always preserves what was typed.
 */
export function useSignIn(t: Translate) {
    const query = useQuery();
    const navigate = useNavigate();
    const [customers, setCustomers] = useState<CustomerOption[]>([]);

    const explain = (error: unknown): string => {
        if (error instanceof UserMissing) return t('auth.userFailed');
        const reason = failureText(t, error, isRefusal(error) ? statusKey(error.status) : 'publicPages.status.unknown');
        // Without a response nobody knows that the sign-in failed.
        return hasResponse(error) ? t('auth.loginFailed', { reason: insideSentence(reason) }) : reason;
    };

    /** Sends the credentials, with the chosen customer if there is one. */
    const send = async ({ email, password }: Credentials, isCurrent: () => boolean, customer?: string) => {
        const chosen = customer ? { customer } : {};
        const response = await authProvider.login({ email: addressOf(email), password, ...chosen, isCurrent });
        if ('customers' in response) {
            setCustomers([...response.customers]);
            return undefined;
        }
        if (!response.signedIn) return undefined;
        const target = targetAfterSignIn(query.get('mode'), query.get('redirect'));
        await navigate(target, { replace: true, state: { notice: 'signed-in' } });
        return 'leaving';
    };
    const form = usePortalForm<Credentials>({
        initial: { email: useInitialEmail(typedAtFirst('email')), password: typedAtFirst('password') },
        check: ({ email }) => ({ email: !isEmail(email) && t('auth.noValidEmail') }),
        send,
        refusal: error => (isRefusal(error) && MISMATCHES.includes(error.status) ? { password: t('auth.loginMismatch') } : {}),
        notify: explain,
    });
    useKeptEmail(form.values.email);

    return {
        form,
        customers,
        redirect: query.get('redirect') ?? '',
        choose: (id: string) => void form.attempt((values, isCurrent) => send(values, isCurrent, id)),
        /** Clears the list and returns to the credentials as typed. */
        back: () => {
            setCustomers([]);
            form.reset();
        },
    };
}
