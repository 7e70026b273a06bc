import type { Invoice } from '#dataProvider/types';
import type { ListSelection } from '../../shared/list/types';
import { ChosenModal } from '../../shared/many/ChosenModal';
import { INVOICE_FIELDS } from '../useInvoices';

/** Lists the selected invoices. */
export default function ChosenInvoices(props: { selection: ListSelection; onClose(): void }) {
    return (
        <ChosenModal<Invoice>
            resource="invoices"
            fields={INVOICE_FIELDS}
            nameOf={(invoice, id) => <bdi>{invoice?.name ?? id}</bdi>}
            {...props}
        />
    );
}
