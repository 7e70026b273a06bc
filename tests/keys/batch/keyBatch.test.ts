import { describe, expect, it } from 'vitest';
import { deleteKey } from '#src/keys/batch/deleteKey';
import { expireKey } from '#src/keys/batch/expireKey';
import { withRules, type KeyVerb } from '#src/keys/batch/KeyBatch';
import { renewKey } from '#src/keys/batch/renewKey';
import { sendKey } from '#src/keys/batch/sendKey';
import { KEY_VERBS, keyActionsFor } from '#src/keys/batch/verbs';
import { everybodyOf } from '#src/keys/key';
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
        ['online', licence, 'ADMIN', 'expireKey sendKey renewKey deleteKey'],
        ['node-locked', { ...licence, licenceType: 'nl' }, 'ADMIN', 'expireKey sendKey deleteKey'],
        ['expired', { ...licence, active: false }, 'ADMIN', '(expireKey) (sendKey) (renewKey) deleteKey'],
        ['automatic', automatic, 'ADMIN', ''],
        ['online, for a reader', licence, 'READER_ADMIN', ''],
    ] as const)('of a licence that is %s', (_name, of, role, verbs) => {
        expect(offered(keyActionsFor(of, role, NOW))).toBe(verbs);
    });
});

describe('a key is left out', () => {
    const about = { licence, school: false, role: 'ADMIN' } as const;
    const key = makeKey({ product: 'pcad', licenceType: 'ol', users: [anna], expire: null });
    const facts = { isPending: false, failure: null, inactive: new Set(['u2']) };

    it.each([
        ['of deleting: never', deleteKey, key, null],
        ['of sending: not with an active user', sendKey, key, null],
        ['of sending: without a user', sendKey, { ...key, users: [], email: '' }, 'noUser'],
        ['of sending: when one of its users is inactive', sendKey, { ...key, users: [anna, bert] }, 'inactive'],
        ['of renewing: node-locked', renewKey, { ...key, licenceType: 'nl' as const }, 'notOffered'],
        ['of renewing: not online', renewKey, key, null],
    ] as const)('%s', (_name, verb, of, obstacle) => {
        const { like } = KEY_VERBS[verb.kind as keyof typeof KEY_VERBS];
        const asked = { about: { ...about, like }, rows: [], values: {}, facts };
        expect(withRules(verb as KeyVerb).obstacle(of as typeof key, asked)).toBe(obstacle && `keys.batch.reasons.${obstacle}`);
    });

    it('of a change of the expiry when it has it already', () => {
        const obstacle = (day: string, noExpiry: boolean) =>
            expireKey.obstacle(key, { about: { ...about, like: 'edit' }, rows: [], values: { day, noExpiry }, facts });
        expect(obstacle('', true)).toBe('keys.batch.reasons.sameExpiry');
        expect(obstacle('2099-01-15', false)).toBeNull();
        expect(obstacle('', false)).toBeNull();
    });
});

it('names everybody who has one of the keys, each once', () => {
    const keys = [makeKey({ users: [anna, bert] }), makeKey({ users: [anna] }), makeKey({ users: [], email: '' })];
    expect(everybodyOf(keys).map(({ alias }) => alias)).toEqual(['Anna', 'Bert']);
});
