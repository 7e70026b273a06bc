import { describe, expect, it } from 'vitest';
import { isGuest } from '../../src/shared/person';
import { isPerson, lacksCloud } from '../../src/users/user';

describe('the stored choice of a user', () => {
    it('has the fields that name a user', () => {
        expect(isPerson({ id: 'u7', email: 'a@b.example', alias: 'A B' })).toBe(true);
    });

    it.each([[null], ['u7'], [{}], [{ id: 'u7', email: 'a@b.example' }], [{ id: 7, email: 'a@b.example', alias: '' }]])(
        '%j is invalid',
        value => {
            expect(isPerson(value)).toBe(false);
        },
    );
});

describe('a guest', () => {
    it.each([
        [{ customer: '10020' }, { id: '10010' }, true],
        [{ customer: '10010' }, { id: '10010' }, false],
        // unknown counts as no guest, and the server decides
        [{}, { id: '10010' }, false],
        [{ customer: '10020' }, undefined, false],
    ])('%j of %j: %s', (user, customer, expected) => {
        expect(isGuest(user, customer)).toBe(expected);
    });
});

describe('badges', () => {
    it.each([
        [{ cloud: { access: false } }, true],
        [{ cloud: { access: true } }, false],
        // unknown counts as allowed
        [{ cloud: null }, false],
        [{}, false],
    ])('%j lacks the cloud: %s', (user, expected) => {
        expect(lacksCloud(user)).toBe(expected);
    });
});
