import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFailureWords } from '../feedback/failure';
import { Notice } from './Notice';

interface FailedNoticeProps {
    error: Error;
    onRetry(): Promise<unknown>;
    /** translated; for what is no list */
    title?: string;
}

/** A list that could not be read: the catalogue's text, and another try. */
export function FailedNotice({ error, onRetry, title }: FailedNoticeProps) {
    const translate = useTranslate();
    const words = useFailureWords();
    return (
        <Notice
            alert
            title={title ?? translate('list.failedTitle')}
            text={words(error)}
            action={
                <Button variant="outlined" onClick={() => void onRetry()}>
                    {translate('list.tryAgain')}
                </Button>
            }
        />
    );
}
