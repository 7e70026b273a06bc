import type { Router } from 'express';
import { text, seconds, integer } from '../rows/schemas';
import type { Collections } from '../rows/state';
import type { Descriptions } from '../rows/types';
import type { Mock } from '../context';
import { badRequest, bodyOf } from './shared/input';
import { placeOrder } from './shared/orders';

export interface OrderRow {
    id: string;
    customerId: string;
    count: number;
    orderedAt: number;
}

declare module '../rows/state' {
    interface MockState {
        orders: OrderRow[];
    }
}

export const ROWS: Descriptions<Collections<'orders'>> = {
    orders: {
        name: 'order',
        prefix: 'o',
        own: { id: text, customerId: text, count: integer, orderedAt: seconds },
        references: { customerId: 'customers' },
    },
};

/** The main licence and up to 999 additional ones (MEMBER-2). */
const MAXIMUM = 1000;

/** `POST orders/academy {count}`: orders, changes or (0) terminates the academy membership. ADMIN only; 204. */
export function register(api: Router, mock: Mock): void {
    api.post('/orders/academy', (req, res) => {
        const { customer, user } = mock.writer(req);
        const { count } = bodyOf(req);
        if (typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > MAXIMUM) {
            throw badRequest(`"count" must be a whole number from 0 to ${MAXIMUM}`);
        }
        placeOrder(mock, customer, user, count);
        res.status(204).end();
    });
}
