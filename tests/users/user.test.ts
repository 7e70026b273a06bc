import { describe, expect, it } from 'vitest';
import { isOrdinary, isPerson, lacksCloud, nameOf, personOf } from '../../src/users/user';
import { makeUser } from '../support/builders';

describe('how a user is called', () => {
    it.each([
        ['Jan Kowalski', 'jan@holzmann.example', 'Jan Kowalski'],
        ['', 'lager@holzmann.example', 'lager@holzmann.example'],
    ])('alias "%s", e-mail %s: %s', (alias, email, expected) => {
        expect(nameOf({ alias, email })).toBe(expected);
    });
});

describe('what is kept of a chosen user', () => {
    it('is what names the person, and nothing else', () => {
        const user = makeUser({ id: 'u7', email: 'a@b.example', alias: 'A B', adminNote: 'secret' });
        expect(personOf(user)).toEqual({ id: 'u7', email: 'a@b.example', alias: 'A B' });
        expect(isPerson(personOf(user))).toBe(true);
    });

    it.each([[null], ['u7'], [{}], [{ id: 'u7', email: 'a@b.example' }], [{ id: 7, email: 'a@b.example', alias: '' }]])(
        '%j names nobody',
        value => {
            expect(isPerson(value)).toBe(false);
        },
    );
});

describe('badges', () => {
    it.each([
        [{ active: true, role: 'USER' }, true],
        [{ active: false, role: 'USER' }, false],
        [{ active: true, role: 'ADMIN' }, false],
        [{ active: true, role: 'READER_ADMIN' }, false],
    ] as const)('%j needs none: %s', (user, expected) => {
        expect(isOrdinary(user)).toBe(expected);
    });

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
