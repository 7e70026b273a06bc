import type { Request } from 'express';
import type { Caller, Mock } from '../../context';
import { relationsOf } from './relations';
import { settleOrders } from './orders';
import type { View } from './wire';

/** The caller and the rows of the customer that they signed in for, with due orders applied. */
export function viewOf(mock: Mock, caller: Caller): View {
    settleOrders(mock, caller.customer.id);
    return { caller, relations: relationsOf(mock.state, caller.customer.id) };
}

/** The view of any signed-in user. Throws 401. */
export const callerView = (mock: Mock, req: Request): View => viewOf(mock, mock.caller(req));

/** The view of an administrator, READER_ADMIN included. Throws 401 or 403. */
export const adminView = (mock: Mock, req: Request): View => viewOf(mock, mock.admin(req));
