import type { Key, Licence } from '../../dataProvider/types';
import { spareKeys, useLicenceKeys } from '../keys/public';
import { freeKeys } from '../licences/public';
import { nowSeconds } from '../shared/format/date';

/** The keys that a licence has for so many people. */
export interface KeySupply {
    /** new keys that can be made */
    free: number;
    /** keys that have no user, once they are needed and read */
    spare: readonly Key[];
    /** more people than new keys */
    isShort: boolean;
    /** so many people have to go without */
    over: number;
}

/** How far the keys of a licence reach for `count` people; those that have no user count when they are given too. */
export function useKeySupply(licence: Licence | undefined, count: number, givesSpare: boolean): KeySupply {
    const free = licence ? freeKeys(licence) : count;
    const isShort = count > free;
    const { data = [] } = useLicenceKeys(licence?.id ?? '', licence !== undefined && (isShort || givesSpare));
    const spare = spareKeys(data, nowSeconds());
    return { free, spare, isShort, over: Math.max(0, count - free - (givesSpare ? spare.length : 0)) };
}
