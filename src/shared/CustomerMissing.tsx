import { Button } from '../ui/Button';
import { Callout } from '../ui/feedback/Callout';
import { useT } from '#i18n/useT';
import { useFailureText } from './failure';
import { useCurrentCustomer } from './hooks/useCurrent';

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
        <Callout role="alert" isAbove>
            <p>{`${textOf(error)} ${t('layout.customerMissing')}`}</p>
            <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
                {t('list.tryAgain')}
            </Button>
        </Callout>
    );
}
