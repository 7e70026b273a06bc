import { Button } from '../../ui/Button';
import { useT } from '#i18n/useT';
import { useFailureText } from '../failure';
import { Notice } from './Notice';

interface FailedNoticeProps {
    error: Error;
    onRetry(): unknown;
    /** translated; replaces the default title, which is about a list */
    title?: string;
}

/** Shows that a list could not be loaded: the error's text, and a button to retry. */
export function FailedNotice({ error, onRetry, title }: FailedNoticeProps) {
    const t = useT();
    const textOf = useFailureText();
    return (
        <Notice
            alert
            title={title ?? t('list.failedTitle')}
            text={textOf(error)}
            action={
                <Button variant="outlined" onClick={() => onRetry()}>
                    {t('list.tryAgain')}
                </Button>
            }
        />
    );
}
