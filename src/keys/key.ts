import type { Key } from '../../dataProvider/types';

/** The rules of licence keys (specification 2, sections 1, 3 and 4). Pure; times in epoch seconds. */

/** The products whose keys are listed (specification 2, section 1). */
export const PRODUCTS = ['pcad', 'rooms', 'phome', 'showroom', 'academy'] as const;

/** Whether keys of this product are shown. */
export const isListed = (key: Pick<Key, 'product'>): boolean => PRODUCTS.some(product => product === key.product);

/** A key is expired when its expiry lies in the past. */
export const isExpired = (key: Pick<Key, 'expire'>, now: number): boolean => key.expire != null && key.expire < now;

/** Whether both licence types occur, so that a column has to tell them apart. */
export const hasMixedTypes = (keys: readonly Pick<Key, 'licenceType'>[]): boolean =>
    new Set(keys.map(key => key.licenceType)).size > 1;
