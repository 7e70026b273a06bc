import { useT } from '#i18n/useT';
import { Button } from '../../ui/Button';
import { WarningIcon } from '../../ui/icons';
import { useFailureText } from '../failure';
import styles from './ReadFailed.module.css';

interface ReadFailedProps {
    /** what could not be read, translated */
    text: string;
    error: Error | null;
    onRetry(): unknown;
}

/** One line above what is shown without something that could not be read: what is missing, why, and a button to retry. */
export function ReadFailed({ text, error, onRetry }: ReadFailedProps) {
    const t = useT();
    const textOf = useFailureText();
    return (
        <div className={`row gap-8-12 ${styles.failed}`} role="alert">
            <WarningIcon />
            <p>
                <strong>{text}</strong> <span className="muted">{textOf(error)}</span>
            </p>
            <Button variant="outlined" onClick={() => onRetry()}>
                {t('list.tryAgain')}
            </Button>
        </div>
    );
}
