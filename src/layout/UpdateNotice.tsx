import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, type ReactNode } from 'react';
import { toast } from '../shared/feedback/toast';
import { answerOffer, watchVersion } from '../shared/notices/updateCheck';
import styles from './UpdateNotice.module.css';

const TOAST_ID = 'update-notification';

/** Checks for a newer version and offers it in a persistent toast (SHELL-8). */
export function UpdateNotice(): ReactNode {
    useEffect(() => watchVersion(() => toast.custom(<UpdateOffer />, { id: TOAST_ID, duration: Infinity })), []);
    return null;
}

function UpdateOffer(): ReactNode {
    const translate = useTranslate();
    return (
        <div className={styles.offer}>
            <strong>{translate('messages.updateAvailable')}</strong>
            <span>{translate('messages.updateReload')}</span>
            <span className={styles.actions}>
                <Button variant="contained" onClick={() => window.location.reload()}>
                    {translate('messages.updateNow')}
                </Button>
                <Button
                    variant="outlined"
                    onClick={() => {
                        answerOffer();
                        toast.dismiss(TOAST_ID);
                    }}
                >
                    {translate('messages.updateIgnore')}
                </Button>
            </span>
        </div>
    );
}
