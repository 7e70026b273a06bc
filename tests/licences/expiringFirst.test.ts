import { describe, expect, it } from 'vitest';
import { expiringFirst, soonDays } from '../../src/licences/overview';

const NOW = 1_800_000_000;
const DAY = 86_400;

describe('the keys on a licence’s page', () => {
    it('are sorted by the next to expire, then those without an expiry, then expired ones', () => {
        const keys = [
            { name: 'long over', expire: NOW - 9 * DAY },
            { name: 'never', expire: null },
            { name: 'later', expire: NOW + 400 * DAY },
            { name: 'over', expire: NOW - 1 },
            { name: 'next', expire: NOW + DAY },
        ];
        expect(expiringFirst(keys, NOW).map(({ name }) => name)).toEqual(['next', 'later', 'never', 'over', 'long over']);
    });

    it.each([
        [null, null],
        [NOW - 1, null],
        [NOW + 2 * DAY, 2],
        [NOW + 90 * DAY, 90],
        [NOW + 91 * DAY, null],
    ])('an expiry of %s is %s days away, if soon', (expire, days) => {
        expect(soonDays(expire, NOW)).toBe(days);
    });
});
