import type { Router } from 'express';
import type { Customer } from '../../dataProvider/types';
import type { CollectionOptions, Mock } from '../context';
import { answerRecord } from '../odata';
import type { CustomerRow } from '../state';

const customerOptions: CollectionOptions<CustomerRow, Customer> = {
    toWire: ({ id, languages, data, cloud, flags }) => ({ id, languages, data, cloud, flags }),
};

/** The customer that the caller signed in for. */
export function register(api: Router, mock: Mock): void {
    api.get('/customer', (req, res) => {
        res.json(answerRecord(req, mock.caller(req).customer, customerOptions));
    });
}
