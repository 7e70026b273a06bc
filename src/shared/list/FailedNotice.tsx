import { Button } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { asksForSupport, useFailureText } from '../failure';
import { SupportLink } from '../SupportLink';
import { Notice } from '../../ui/feedback/Notice';

interface FailedNoticeProps {
    error: Error;
    onRetry(): unknown;
    /** translated; replaces the default title, which is about a list */
    title?: string;
}

/** Shows that a list could not be loaded: the error's text, a button to retry, and the support's address where the text names it. */
export function FailedNotice({ error, onRetry, title }: FailedNoticeProps) {
    const t = useT();
    const textOf = useFailureText();
    return (
        <Notice
            alert
            title={title ?? t('list.failedTitle')}
            text={textOf(error)}
            action={
                <>
                    <Button variant="outlined" onClick={() => onRetry()}>
                        {t('list.tryAgain')}
                    </Button>
                    {asksForSupport(error) && <SupportLink />}
                </>
            }
        />
    );
}
