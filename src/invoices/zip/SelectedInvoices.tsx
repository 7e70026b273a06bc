import type { Invoice } from '#dataProvider/types';
import type { ListSelection } from '../../shared/list/types';
import { SelectedModal } from '../../shared/many/SelectedModal';
import { INVOICE_FIELDS } from '../columns';

/** Lists the selected invoices. */
export default function SelectedInvoices(props: { selection: ListSelection; onClose(): void }) {
    return (
        <SelectedModal<Invoice>
            resource="invoices"
            fields={INVOICE_FIELDS}
            nameOf={(invoice, id) => <bdi translate="no">{invoice?.name ?? id}</bdi>}
            {...props}
        />
    );
}
