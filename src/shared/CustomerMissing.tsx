import { Button } from '../ui/Button';
import { useT } from '#i18n/useT';
import { useFailureText } from './failure';
import { useCurrentCustomer } from './hooks/useCurrent';
import styles from './page.module.css';

/**
 * Shows that the customer could not be loaded, so that parts of the page are missing or disabled, and offers a retry. Renders nothing while
 * the customer is loaded or loading.
 */
export function CustomerMissing() {
    const t = useT();
    const textOf = useFailureText();
    const { data, error, isFetching, refetch } = useCurrentCustomer();
    if (data || !error) return null;
    return (
        <div className={styles.missing} role="alert">
            <p>{`${textOf(error)} ${t('layout.customerMissing')}`}</p>
            <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
                {t('list.tryAgain')}
            </Button>
        </div>
    );
}
