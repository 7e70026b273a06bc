import type { Router } from 'express';
import type { Customer } from '../../dataProvider/types';
import { text } from '../rows/schemas';
import type { Collections } from '../rows/state';
import type { Descriptions } from '../rows/types';
import type { CollectionOptions, Mock } from '../context';
import { answerRecord } from '../odata';

export type CustomerRow = Customer & { name: string };

declare module '../rows/state' {
    interface MockState {
        customers: CustomerRow[];
    }
}

export const ROWS: Descriptions<Collections<'customers'>> = {
    customers: {
        name: 'customer',
        prefix: '',
        schema: 'Customer',
        shared: ['id', 'languages', 'data', 'cloud', 'flags'],
        own: { name: text },
    },
};

const customerOptions: CollectionOptions<CustomerRow, Customer> = {
    toWire: ({ id, languages, data, cloud, flags }) => ({ id, languages, data, cloud, flags }),
};

/** The customer that the caller signed in for. */
export function register(api: Router, mock: Mock): void {
    api.get('/customer', (req, res) => {
        res.json(answerRecord(req, mock.caller(req).customer, customerOptions));
    });
}
