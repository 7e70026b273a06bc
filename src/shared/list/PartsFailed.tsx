import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import { Button } from '../../ui/Button';
import { useFailureText } from '../failure';
import styles from './list.module.css';

interface PartsFailedProps {
    /** what is missing in the rows, translated: the labels of its columns */
    names: readonly string[];
    /** why; null while nothing is missing */
    error: Error | null;
    onRetry(): void;
}

/**
 * Shows above the rows that the content of some columns could not be loaded, whose cells are empty then (LIST-13). Always rendered: a live
 * region has to exist before its content changes.
 */
export function PartsFailed({ names, error, onRetry }: PartsFailedProps) {
    const t = useT();
    const failureText = useFailureText();
    const [language] = useLocaleState();
    return (
        <div role="status" className={error ? `row muted ${styles.partsFailed}` : undefined}>
            {error && (
                <>
                    <p>{t('list.partsFailed', { names: new Intl.ListFormat(language).format(names) })}</p>
                    <p>{failureText(error)}</p>
                    <Button onClick={onRetry}>{t('list.tryAgain')}</Button>
                </>
            )}
        </div>
    );
}
