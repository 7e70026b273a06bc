import { BRAND } from '../config/env';
import { currentLanguage } from '../config/language';
import { useCurrentCustomer } from '../shared/hooks/useCurrent';
import { usePrinting } from '../shared/hooks/usePrinting';
import styles from './Layout.module.css';

/** The first line of a printed page: the portal, the customer, and the day (PRINT-1). Renders nothing on the screen. */
export function PrintHead() {
    const printing = usePrinting();
    const { data: customer } = useCurrentCustomer();
    if (!printing) return null;
    const language = currentLanguage();
    // Does not use src/shared/format, which the dashboard does not load.
    const day = new Date().toLocaleDateString(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' });
    return (
        <div className={styles.printHead}>
            <span>{BRAND.name}</span>
            {customer && <bdi translate="no">{`${customer.data.name} (${customer.id})`}</bdi>}
            <span>{day}</span>
        </div>
    );
}
