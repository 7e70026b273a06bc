import type { Key, Licence } from '../../dataProvider/types';
import { spareKeys, useLicenceKeys } from '../keys/public';
import { freeKeys } from '../licences/public';
import { nowSeconds } from '../shared/format/date';

/** The keys that a licence has available for a number of people. */
export interface KeySupply {
    /** number of new keys that can be created */
    free: number;
    /** keys that have no user, once they are needed and loaded */
    spare: readonly Key[];
    /** there are more people than new keys, or none at all */
    isShort: boolean;
    /** number of people who get no key */
    over: number;
}

/**
 * Returns the keys that a licence has available for `count` people, including keys without a user if `givesSpare`.
 * @param idle whether the keys may be fetched: not while some are being assigned, because the form usually closes afterwards
 */
export function useKeySupply(licence: Licence | undefined, count: number, givesSpare: boolean, idle = true): KeySupply {
    const free = licence ? freeKeys(licence) : count;
    const isShort = count > free || (licence !== undefined && free === 0);
    const { data = [] } = useLicenceKeys(licence?.id ?? '', idle && licence !== undefined && (isShort || givesSpare));
    const spare = spareKeys(data, nowSeconds());
    return { free, spare, isShort, over: Math.max(0, count - free - (givesSpare ? spare.length : 0)) };
}
