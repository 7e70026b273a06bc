import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Notice } from './Notice';

/** A list that could not be read: the catalogue's text, and another try. */
export function FailedNotice({ error, onRetry }: { error: Error; onRetry(): Promise<unknown> }) {
    const translate = useTranslate();
    return (
        <Notice
            alert
            title={translate('list.failedTitle')}
            text={translate(error.message)}
            action={
                <Button variant="outlined" onClick={() => void onRetry()}>
                    {translate('list.tryAgain')}
                </Button>
            }
        />
    );
}
