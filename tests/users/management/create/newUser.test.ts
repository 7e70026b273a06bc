import { describe, expect, it } from 'vitest';
import { NOTE_LIMIT } from '#dataProvider/text';
import { newUser, newUserErrors, offersRandomPassword } from '#src/users/management/create/newUser';
import { makeCustomer } from '#tests/support/builders';

const FORM = { email: 'a@b.example', forename: '', surname: '', adminNote: '', _sendMail: false, _randomPassword: false };

describe('the validation', () => {
    const note = (count: number, character = 'x') => character.repeat(count);
    it.each([
        ['', '', { email: 'noEmptyString' }],
        ['   ', '', { email: 'noEmptyString' }],
        ['nobody', '', { email: 'noValidEmail' }],
        ['nobody@nowhere', '', { email: 'noValidEmail' }],
        [' neu@holzmann.example ', '', {}],
        ['neu@holzmann.example', note(NOTE_LIMIT), {}],
        ['neu@holzmann.example', note(NOTE_LIMIT + 1), { adminNote: 'noteTooLong' }],
        // characters are code points, and spaces around the note are not sent
        ['neu@holzmann.example', `  ${note(NOTE_LIMIT, '😀')}  `, {}],
        ['', note(NOTE_LIMIT + 1, '😀'), { email: 'noEmptyString', adminNote: 'noteTooLong' }],
    ])('e-mail "%s", note "%s"', (email, adminNote, expected) => {
        expect(newUserErrors({ email, adminNote })).toEqual(expected);
    });
});

describe('the request', () => {
    it('texts trimmed, both checkboxes always', () => {
        const form = { ...FORM, email: ' a@b.example ', forename: ' Nele ', surname: '\tNeu', adminNote: ' x ' };
        expect(newUser(form, makeCustomer())).toEqual({
            email: 'a@b.example',
            forename: 'Nele',
            surname: 'Neu',
            adminNote: 'x',
            _sendMail: false,
            _randomPassword: false,
        });
    });

    it.each([
        [false, false, false],
        [true, false, true],
        [false, true, true],
        [true, true, true],
    ])('mail %s, random password %s: mail %s', (_sendMail, _randomPassword, expected) => {
        expect(newUser({ ...FORM, _sendMail, _randomPassword }, makeCustomer())._sendMail).toBe(expected);
    });

    it('no random password, and no e-mail for it, if it is not offered', () => {
        const sent = newUser({ ...FORM, _randomPassword: true }, makeCustomer({ flags: { demo: true } }));
        expect(sent).toMatchObject({ _randomPassword: false, _sendMail: false });
    });

    it.each([
        [{}, true],
        [{ demo: true }, false],
        [{ school: true }, false],
    ])('a customer with %j is offered a random password: %s', (flags, expected) => {
        expect(offersRandomPassword(makeCustomer({ flags }))).toBe(expected);
    });
});
