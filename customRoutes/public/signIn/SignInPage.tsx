import { useEffect, useRef, useState } from 'react';
import * as session from '#authProvider/session';
import { targetAfterSignIn } from '#src/config/paths';
import { leave } from '#src/start/history';
import { insideSentence } from '../forms/failure';
import { Message } from '../forms/Message';
import { View } from '../forms/View';
import { useLocation, useNavigate, usePrefetchPortal, useQuery } from '../navigation';
import { useT } from '../useT';
import { CredentialsForm } from './CredentialsForm';
import { CustomerChoice } from './CustomerChoice';
import { Overlays } from './Overlays';
import { useSignIn } from './useSignIn';
import type { PublicKey } from '#i18n/messages';

const NOTICES: Readonly<Record<string, PublicKey>> = {
    expired: 'auth.expired',
    'signed-out': 'auth.signedOut',
    unusable: 'auth.unusable',
};

/**
 * Why the server did not confirm the sign-out that led here (ERROR-4); may change while the page is open, because the response may be late.
 */
function useFailedSignOut(): PublicKey | undefined {
    const [failure, setFailure] = useState<session.SignOutFailure>();
    useEffect(() => session.onFailedSignOut(setFailure), []);
    if (failure?.status === 401) return 'auth.signOutReasons.missing';
    if (failure?.status === 403) return 'auth.signOutReasons.forbidden';
    return failure && 'auth.signOutReasons.failed';
}

/** After a sign-in in another tab, opens the page that this sign-in would have opened. */
function useFollow(): void {
    const navigate = useNavigate();
    const query = useQuery();
    const target = targetAfterSignIn(query.get('mode'), query.get('redirect'));
    useEffect(() => session.onBegunElsewhere(() => void navigate(target, { replace: true })), [navigate, target]);
}

/**
 * Why the portal sent the visitor here; shown once. Removed from the history entry, so that a reload does not show it again.
 */
function useNotice(): PublicKey | undefined {
    const { state } = useLocation() as { state: { notice?: string } | null };
    const [notice] = useState(() => {
        const expired = session.takeMissedExpiry();
        return NOTICES[state?.notice ?? (expired ? 'expired' : '')];
    });
    useEffect(() => {
        if (notice) leave(null);
    }, [notice]);
    return notice;
}

/** The sign-in page. */
export function SignInPage() {
    const t = useT();
    const signIn = useSignIn(t);
    const notice = useNotice();
    const failedSignOut = useFailedSignOut();
    useFollow();
    const prefetchPortal = usePrefetchPortal();
    const fetched = useRef(false);
    const [returned, setReturned] = useState(false);

    // Prefetches the portal's code at the first sign that the visitor will sign in; not on load, so that the page stays small.
    const fetchPortal = () => {
        if (fetched.current) return;
        fetched.current = true;
        prefetchPortal?.();
    };

    const message = signIn.form.failure;
    const choosing = signIn.customers.length > 0;
    return (
        <div onKeyDown={fetchPortal} onInput={fetchPortal} onPointerDown={fetchPortal}>
            {choosing ? (
                <View key="choice" title={t('auth.selectCustomer')} text={t('auth.selectCustomerText')} takesFocus>
                    {message && <Message kind="error">{message}</Message>}
                    <CustomerChoice
                        customers={signIn.customers}
                        pending={signIn.form.busy}
                        onChoose={signIn.choose}
                        onBack={() => {
                            setReturned(true);
                            signIn.back();
                        }}
                    />
                </View>
            ) : (
                <View key="credentials" title={t('auth.title')}>
                    {message && <Message kind="error">{message}</Message>}
                    {failedSignOut && !message ? (
                        <Message kind="error">{t('auth.signOutFailed', { reason: insideSentence(t(failedSignOut)) })}</Message>
                    ) : (
                        notice && !message && <Message kind="info">{t(notice)}</Message>
                    )}
                    <CredentialsForm signIn={signIn} focusPassword={returned} />
                </View>
            )}
            <Overlays />
        </div>
    );
}
