import type { Request } from 'express';
import type { Caller, Mock } from '../../context';
import { relationsOf } from './relations';
import { settleOrders } from './orders';
import type { View } from './wire';

/** Who looks, and the rows of the customer signed in for, orders that are due taken into account. */
export function viewOf(mock: Mock, caller: Caller): View {
    settleOrders(mock, caller.customer.id);
    return { caller, relations: relationsOf(mock.state, caller.customer.id) };
}

/** The view of any signed-in person. Throws 401. */
export const callerView = (mock: Mock, req: Request): View => viewOf(mock, mock.caller(req));

/** The view of an administrator, reading ones included. Throws 401 or 403. */
export const adminView = (mock: Mock, req: Request): View => viewOf(mock, mock.admin(req));
