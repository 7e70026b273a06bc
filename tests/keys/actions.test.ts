import { describe, expect, it } from 'vitest';
import { keyActions } from '../../src/keys/actions';
import { AUTOMATIC_EXPIRE } from '../../src/licences/licence';
import { makeKey, makeLicence } from '../support/builders';
import { offered } from '../support/offered';

/** 2027-01-15 08:00 UTC */
const NOW = 1_800_000_000;
const LATER = NOW + 1;

const licence = makeLicence({ id: '1', active: true, expire: null });
const expired = { ...licence, active: false };
const automatic = makeLicence({ id: '10720', product: 'academy', expire: AUTOMATIC_EXPIRE });

describe('the actions on a key', () => {
    it.each([
        ['pcad', 'ol', licence, 'ADMIN', 'edit assign send refresh delete'],
        ['pcad', 'nl', licence, 'ADMIN', 'edit assign send delete'],
        ['phome', 'ol', licence, 'ADMIN', 'edit assign send refresh delete'],
        ['showroom', 'nl', licence, 'ADMIN', 'edit assign send delete'],
        ['rooms', 'ol', licence, 'ADMIN', 'edit assign delete'],
        ['academy', 'ol', licence, 'ADMIN', 'edit assign delete'],
        ['academy', 'ol', automatic, 'ADMIN', 'assign'],
        ['pcad', 'ol', expired, 'ADMIN', '(edit) (assign) (send) (refresh) delete'],
        ['pcad', 'ol', { ...licence, expire: NOW - 1 }, 'ADMIN', '(edit) (assign) (send) (refresh) delete'],
        ['pcad', 'ol', { ...licence, expire: LATER }, 'ADMIN', 'edit assign send refresh delete'],
        ['academy', 'ol', { ...automatic, active: false }, 'ADMIN', '(assign)'],
        ['pcad', 'ol', licence, 'READER_ADMIN', ''],
        ['pcad', 'ol', licence, 'USER', ''],
    ] as const)('%s %s of %o for %s: %s', (product, licenceType, of, role, expected) => {
        expect(offered(keyActions(makeKey({ product, licenceType }), of, role, NOW))).toBe(expected);
    });

    it('open their dialog for the key, and only deleting destroys', () => {
        const key = makeKey();
        const actions = keyActions(key, licence, 'ADMIN', NOW);
        expect(actions.map(({ dialog }) => dialog)).toEqual(actions.map(({ id }) => ({ kind: id, key })));
        expect(actions.filter(({ tone }) => tone === 'danger').map(({ id }) => id)).toEqual(['delete']);
    });
});
