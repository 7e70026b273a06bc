import { describe, expect, it } from 'vitest';
import { everybodyOf, keyBatchActions, obstacleOf } from '#src/keys/batch/keyBatch';
import { AUTOMATIC_EXPIRE } from '#src/licences/licence';
import { makeKey, makeLicence } from '../../support/builders';
import { offered } from '../../support/offered';

/** 2027-01-15 08:00 UTC */
const NOW = 1_800_000_000;
const licence = makeLicence({ id: '1', product: 'pcad', licenceType: 'ol', active: true, expire: null });
const automatic = makeLicence({ id: '10720', product: 'academy', expire: AUTOMATIC_EXPIRE });
const anna = { id: 'u1', email: 'anna@example.com', alias: 'Anna' };
const bert = { id: 'u2', email: 'bert@example.com', alias: 'Bert' };

describe('the verbs for several keys', () => {
    it.each([
        ['online', licence, 'ADMIN', 'expireKeys sendKeys renewKeys deleteKeys'],
        ['node-locked', { ...licence, licenceType: 'nl' }, 'ADMIN', 'expireKeys sendKeys deleteKeys'],
        ['expired', { ...licence, active: false }, 'ADMIN', '(expireKeys) (sendKeys) (renewKeys) deleteKeys'],
        ['automatic', automatic, 'ADMIN', ''],
        ['online, for a reader', licence, 'READER_ADMIN', ''],
    ] as const)('of a licence that is %s', (_name, of, role, verbs) => {
        expect(offered(keyBatchActions(of, role, NOW))).toBe(verbs);
    });
});

describe('a key is left out', () => {
    const about = { licence, role: 'ADMIN', now: NOW, inactive: new Set(['u2']), expire: undefined } as const;
    const key = makeKey({ product: 'pcad', licenceType: 'ol', users: [anna], expire: null });

    it.each([
        ['of deleting: never', 'deleteKeys', key, null],
        ['of sending: not with an active user', 'sendKeys', key, null],
        ['of sending: without a user', 'sendKeys', { ...key, users: [], email: '' }, 'noUser'],
        ['of sending: when one of its users is inactive', 'sendKeys', { ...key, users: [anna, bert] }, 'inactive'],
        ['of renewing: node-locked', 'renewKeys', { ...key, licenceType: 'nl' }, 'notOffered'],
        ['of renewing: not online', 'renewKeys', key, null],
    ] as const)('%s', (_name, kind, of, obstacle) => {
        expect(obstacleOf(of as typeof key, { ...about, kind })).toBe(obstacle);
    });

    it('of a change of the expiry when it has it already', () => {
        expect(obstacleOf(key, { ...about, kind: 'expireKeys', expire: null })).toBe('sameExpiry');
        expect(obstacleOf(key, { ...about, kind: 'expireKeys', expire: NOW })).toBeNull();
        expect(obstacleOf(key, { ...about, kind: 'expireKeys' })).toBeNull();
    });
});

it('names everybody who has one of the keys, each once', () => {
    const keys = [makeKey({ users: [anna, bert] }), makeKey({ users: [anna] }), makeKey({ users: [], email: '' })];
    expect(everybodyOf(keys).map(({ alias }) => alias)).toEqual(['Anna', 'Bert']);
});
