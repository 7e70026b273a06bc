import type { Key } from '../../dataProvider/types';
import { nowSeconds } from '../shared/format/date';
import { SOON_DAYS } from '../licences/public';
import { NEAR_DAYS } from '../shared/format/near';
import type { ListStates } from '../shared/list/types';
import { expiresSoon, isExpired, isInUse, isSpare } from './key';

const choicesWithin = (days: number): ListStates<Key>['choices'] => [
    { id: 'inUse', isIn: key => isInUse(key, nowSeconds()) },
    { id: 'free', isIn: key => isSpare(key, nowSeconds()) },
    { id: 'expiring', days, isIn: key => expiresSoon(key, nowSeconds(), days) },
    { id: 'expired', isIn: key => isExpired(key, nowSeconds()) },
];

/** The states by which a licence's keys are narrowed (LIST-11). */
export const KEY_STATES: ListStates<Key> = {
    choices: choicesWithin(NEAR_DAYS),
    fields: ['id', 'licenceId', 'product', 'token', 'label', 'expire', 'licenceType', 'email'],
    expand: ['users'],
};
/** A demo customer's list shows seats too. */
export const DEMO_KEY_STATES: ListStates<Key> = { ...KEY_STATES, expand: ['users', 'seats'] };
/** A school plans further ahead: what its dashboard counts (DASH-3). */
export const SCHOOL_KEY_STATES: ListStates<Key> = { ...KEY_STATES, choices: choicesWithin(SOON_DAYS) };
