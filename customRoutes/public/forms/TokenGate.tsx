import type { ReactElement } from 'react';
import type { PublicKey } from '#i18n/messages';
import { useT } from '../useT';
import { useTokenCheck } from '../useTokenCheck';
import { failureText } from './failure';
import { Message } from './Message';
import { View } from './View';

interface TokenGateProps<T> {
    token: string;
    /** title while the check is under way or has failed */
    title: string;
    /** must be the same function on every render */
    validate: (token: string) => Promise<T>;
    /** text for error responses other than 404 */
    failed: PublicKey;
    /** shown for a token that is invalid */
    invalid: ReactElement;
    /** shown for a valid token, with the data from the server and a callback for when the token becomes invalid */
    children: (data: T, invalidate: () => void) => ReactElement;
}

/** Checks an emailed token and shows the result: checking, valid, invalid, or "could not be checked" with a retry. */
export function TokenGate<T>({ token, title, validate, failed, invalid, children }: TokenGateProps<T>) {
    const t = useT();
    const { check, again, invalidate } = useTokenCheck(token, validate);
    if (check.phase === 'valid') return children(check.data, invalidate);
    if (check.phase === 'invalid') return invalid;
    if (check.phase === 'failed')
        return (
            <View key="failed" title={title}>
                <Message kind="error">{failureText(t, check.error, failed)}</Message>
                <button type="button" className="p-button" onClick={again}>
                    {t('publicPages.tryAgain')}
                </button>
            </View>
        );
    return (
        <View key="checking" title={title}>
            <p className="p-checking" role="status">
                <span className="p-spinner" aria-hidden="true" />
                {t('publicPages.checking')}
            </p>
        </View>
    );
}
