import type { Request, Response, Router } from 'express';
import type { Contract, Invoice } from '../../dataProvider/types';
import { text } from '../rows/schemas';
import type { Collections } from '../rows/state';
import type { Descriptions } from '../rows/types';
import type { Caller, CollectionOptions, Mock } from '../context';
import { answerCollection, answerRecord } from '../odata';
import { invoicePdf } from '../pdf';
import { invoiceAmount } from '../seed/business';
import { forbidden, notFound, param } from './shared/input';

export type ContractRow = Contract & { customerId: string };
export type InvoiceRow = Invoice & { customerId: string; total: number };

declare module '../rows/state' {
    interface MockState {
        contracts: ContractRow[];
        invoices: InvoiceRow[];
    }
}

export { seedContracts as seed } from '../seed/business';

export const ROWS: Descriptions<Collections<'contracts' | 'invoices'>> = {
    contracts: {
        name: 'contract',
        prefix: 'c',
        schema: 'Contract',
        shared: ['id', 'name', 'startOn', 'endOn', 'cancellationOn', 'invoiceOn', 'invoiceInterval', 'invoiceTo', 'details'],
        own: { customerId: text },
        references: { customerId: 'customers' },
    },
    invoices: {
        name: 'invoice',
        prefix: 'i',
        schema: 'Invoice',
        shared: ['id', 'name', 'created', 'contractId'],
        own: { customerId: text, total: { type: 'number' } },
        references: { contractId: 'contracts', customerId: 'customers' },
    },
};

const contractOptions: CollectionOptions<ContractRow, Contract> = {
    toWire: ({ customerId: _customerId, ...contract }) => contract,
};

const invoiceOptions: CollectionOptions<InvoiceRow, Invoice> = {
    toWire: ({ id, name, created, contractId }) => ({ id, name, created, contractId }),
};

/** Contracts and their invoices: for administrators of a customer with the contractInfo flag, 403 for everybody else. */
export function register(api: Router, mock: Mock): void {
    const reader = (req: Request): Caller => {
        const caller = mock.admin(req);
        if (!caller.customer.flags.contractInfo) throw forbidden();
        return caller;
    };
    const ofCustomer = <Row extends { customerId: string }>(rows: readonly Row[], caller: Caller): Row[] =>
        rows.filter(row => row.customerId === caller.customer.id);

    api.get('/contracts', (req, res) => {
        res.json(answerCollection(req, ofCustomer(mock.state.contracts, reader(req)), contractOptions));
    });

    api.get('/contracts/:id', (req, res) => {
        const contract = ofCustomer(mock.state.contracts, reader(req)).find(row => row.id === param(req, 'id'));
        if (!contract) throw notFound('Contract');
        res.json(answerRecord(req, contract, contractOptions));
    });

    api.get('/invoices', (req, res) => {
        res.json(answerCollection(req, ofCustomer(mock.state.invoices, reader(req)), invoiceOptions));
    });

    const sendInvoice = async (req: Request, res: Response): Promise<void> => {
        const caller = reader(req);
        const { name, languages, data } = caller.customer;
        const invoice = ofCustomer(mock.state.invoices, caller).find(row => row.id === param(req, 'id'));
        if (!invoice) throw notFound('Invoice');
        const contract = mock.state.contracts.find(row => row.id === invoice.contractId);
        const file = await invoicePdf({
            number: invoice.name.replace(/^\D+|\.pdf$/g, ''),
            created: invoice.created,
            recipient: [contract?.invoiceTo ?? name, data.street, `${data.zip} ${data.city ?? ''}`.trim()],
            language: languages[0] === 'de' ? 'de' : 'en',
            lines: (contract?.details ?? []).map(({ description, count, price }) => ({
                description,
                count,
                amount: invoiceAmount(price, contract?.invoiceInterval ?? 0),
            })),
            currency: contract?.details[0]?.currency ?? 'EUR',
            total: invoice.total,
        });
        res.type('application/pdf').attachment(invoice.name).send(file);
    };

    api.get('/invoices/:id', (req, res, next) => {
        sendInvoice(req, res).catch(next);
    });
}
