import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { failureText } from './feedback/failure';
import { useCurrentCustomer } from './hooks/useCurrent';
import styles from './page.module.css';

/**
 * Says that the customer could not be read, so that parts of the page are missing or disabled, and offers another try. Nothing while
 * the customer is at hand or on its way.
 */
export function CustomerMissing() {
    const translate = useTranslate();
    const { data, error, isFetching, refetch } = useCurrentCustomer();
    if (data || !error) return null;
    // Some texts of the catalogue end with a full stop, others do not.
    const reason = translate(failureText(error)).replace(/\.$/, '');
    return (
        <div className={styles.missing} role="alert">
            <p>{`${reason}. ${translate('layout.customerMissing')}`}</p>
            <Button size="small" variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
                {translate('list.tryAgain')}
            </Button>
        </div>
    );
}
