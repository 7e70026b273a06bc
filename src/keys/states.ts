import type { Key } from '../../dataProvider/types';
import { nowSeconds } from '../shared/format/date';
import { NEAR_DAYS } from '../shared/format/near';
import type { ListStates } from '../shared/list/types';
import { expiresSoon, isExpired, isInUse, isSpare } from './key';

/** The states to filter a licence's keys by (LIST-11). */
export const KEY_STATES: ListStates<Key> = {
    choices: [
        { id: 'inUse', isIn: key => isInUse(key, nowSeconds()) },
        { id: 'free', isIn: key => isSpare(key, nowSeconds()) },
        { id: 'expiring', days: NEAR_DAYS, isIn: key => expiresSoon(key, nowSeconds()) },
        { id: 'expired', isIn: key => isExpired(key, nowSeconds()) },
    ],
    fields: ['id', 'licenceId', 'product', 'token', 'label', 'expire', 'licenceType', 'email'],
    expand: ['users'],
};
/** A demo customer's list shows seats too. */
export const DEMO_KEY_STATES: ListStates<Key> = { ...KEY_STATES, expand: ['users', 'seats'] };
