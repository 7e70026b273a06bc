import { CAM_MODULE, countOf } from '../../dataProvider';
import type { Licence, Module } from '../../dataProvider/types';
import { NEVER } from '../shared/format/date';

/** The rules of licences (LICENCE-1 to LICENCE-8). Pure; times in epoch seconds. */

/** `expire` of the automatic academy licence: 9999-12-31. */
export const AUTOMATIC_EXPIRE = NEVER;
const AUTOMATIC_ID_END = '720';

type Expiry = Pick<Licence, 'active' | 'expire'>;

const inPast = (expire: number | null | undefined, now: number): boolean => expire != null && expire < now;

/** A licence is expired when it is inactive or its expiry lies in the past. */
export const isExpired = (licence: Expiry, now: number): boolean => !licence.active || inPast(licence.expire, now);

/** The automatic academy licence has the expiry 9999-12-31 and an id that ends with 720. */
export const isAutomatic = (licence: Pick<Licence, 'id' | 'product' | 'expire'>): boolean =>
    licence.product === 'academy' && licence.expire === AUTOMATIC_EXPIRE && licence.id.endsWith(AUTOMATIC_ID_END);

/** The products whose keys are listed (PRODUCT-1). */
export const PRODUCTS = ['pcad', 'rooms', 'phome', 'showroom', 'academy'] as const;

/** Whether keys of this product are listed. */
export const isListed = ({ product }: Pick<Licence, 'product'>): boolean => PRODUCTS.some(listed => listed === product);

/**
 * Returns the number of keys that can still be created, at least 0. A licence is full when it has `count` keys, with or without a user
 * (LICENCE-8); the counts in lists may leave out keys without a user.
 */
export const freeKeys = (licence: Pick<Licence, 'count' | 'count_active_licences'>): number =>
    Math.max(0, licence.count - Math.max(licence.count_active_licences, countOf(licence, 'keys')));

/** Whether a valid licence has no key left; one with a count of 0 is not full. */
export const isFull = (licence: Expiry & Pick<Licence, 'count' | 'count_active_licences'>, now: number): boolean =>
    licence.count > 0 && !isExpired(licence, now) && freeKeys(licence) === 0;

/** Returns how much of the licence is in use, 0 to 100 percent; 0 when its count is 0. */
export const usedPercent = (licence: Pick<Licence, 'count' | 'count_active_licences'>): number =>
    licence.count > 0 ? Math.min(100, Math.round((licence.count_active_licences / licence.count) * 100)) : 0;

/** Returns the number on the users' card: the larger of users and keys, because a key may have no user yet (LICENCE-5). */
export const usersShown = (users: number, keys: number): number => Math.max(users, keys);

/** Whether modules are shown: not for the academy (LICENCE-5). */
export const hasModules = (licence: Pick<Licence, 'product'>): boolean => licence.product !== 'academy';

/** Whether this module gives access to CAM tickets. */
export const isCam = (module: Pick<Module, 'id'>): boolean => module.id === CAM_MODULE;
