import { describe, expect, it } from 'vitest';
import {
    AUTOMATIC_EXPIRE,
    freeKeys,
    hasModules,
    isAutomatic,
    isCam,
    isExpired,
    usedPercent,
    usersShown,
} from '../../src/licences/licence';

const NOW = 1_800_000_000;
const automatic = { id: '10720', product: 'academy', active: true, expire: AUTOMATIC_EXPIRE };

describe('the rules of licences', () => {
    it.each([
        [{ active: true, expire: null }, false],
        [{ active: true, expire: NOW + 1 }, false],
        [{ active: true, expire: NOW - 1 }, true],
        [{ active: false, expire: null }, true],
        [{ active: false, expire: NOW + 1 }, true],
    ])('%o is expired: %s', (licence, expected) => {
        expect(isExpired(licence, NOW)).toBe(expected);
    });

    it.each([
        [automatic, true],
        [{ ...automatic, id: '10721' }, false],
        [{ ...automatic, expire: NOW }, false],
        [{ ...automatic, product: 'pcad' }, false],
    ])('%o is automatic: %s', (licence, expected) => {
        expect(isAutomatic(licence)).toBe(expected);
    });

    it.each([
        [{ count: 5, count_active_licences: 2 }, 3],
        [{ count: 5, count_active_licences: 5 }, 0],
        [{ count: 5, count_active_licences: 7 }, 0],
        [{ count: 5, count_active_licences: 2, 'keys@odata.count': 5, keys: [] }, 0],
        [{ count: 5, count_active_licences: 2, 'keys@odata.count': 4, keys: [] }, 1],
    ])('%o has so many free keys: %i', (licence, free) => {
        expect(freeKeys(licence)).toBe(free);
    });

    it.each([
        [0, 0, 0],
        [5, 10, 50],
        [10, 10, 100],
        [12, 10, 100],
    ])('%i of %i used is %i percent', (used, count, percent) => {
        expect(usedPercent({ count, count_active_licences: used })).toBe(percent);
    });

    it.each([
        [3, 5, 5],
        [5, 3, 5],
        [0, 0, 0],
    ])('%i users and %i keys are shown as %i', (users, keys, shown) => {
        expect(usersShown(users, keys)).toBe(shown);
    });

    it('hides modules for the academy, and recognises the module of tickets', () => {
        expect(hasModules({ product: 'academy' })).toBe(false);
        expect(hasModules({ product: 'pcad' })).toBe(true);
        expect(isCam({ id: 126 })).toBe(true);
        expect(isCam({ id: 101 })).toBe(false);
    });
});
