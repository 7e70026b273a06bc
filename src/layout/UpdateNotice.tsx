import { useEffect, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { useT } from '#i18n/useT';
import { toast } from '../ui/feedback/toast';
import { dismissOffer, watchVersion } from '../shared/notices/updateCheck';
import styles from './UpdateNotice.module.css';

const TOAST_ID = 'update-notification';

/** Checks for a newer version and offers it in a persistent toast (SHELL-8). */
export function UpdateNotice(): ReactNode {
    useEffect(() => watchVersion(() => toast.custom(<UpdateOffer />, { id: TOAST_ID, duration: Infinity })), []);
    return null;
}

function UpdateOffer(): ReactNode {
    const t = useT();
    return (
        <div className="stack gap-4">
            <strong>{t('update.available')}</strong>
            <span>{t('update.reload')}</span>
            <span className={`buttons ${styles.actions}`}>
                <Button variant="contained" onClick={() => window.location.reload()}>
                    {t('update.now')}
                </Button>
                <Button
                    variant="outlined"
                    onClick={() => {
                        dismissOffer();
                        toast.dismiss(TOAST_ID);
                    }}
                >
                    {t('update.ignore')}
                </Button>
            </span>
        </div>
    );
}
