import { describe, expect, it } from 'vitest';
import {
    EMPTY_FORM,
    newUser,
    newUserErrors,
    NOTE_LIMIT,
    offersRandomPassword,
    readForm,
    sendsMail,
} from '#src/users/management/create/newUser';
import { makeCustomer } from '#tests/support/builders';

describe('what is checked', () => {
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

describe('what is sent', () => {
    it('texts trimmed, both choices always', () => {
        const form = { ...EMPTY_FORM, email: ' a@b.example ', forename: ' Nele ', surname: '\tNeu', adminNote: ' x ' };
        expect(newUser(form)).toEqual({
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
    ])('mail %s, random password %s: mail %s', (sendMail, randomPassword, expected) => {
        expect(sendsMail({ sendMail, randomPassword })).toBe(expected);
        expect(newUser({ ...EMPTY_FORM, sendMail, randomPassword })._sendMail).toBe(expected);
    });

    it.each([
        [{}, true],
        [{ demo: true }, false],
        [{ school: true }, false],
    ])('a customer with %j is offered a random password: %s', (flags, expected) => {
        expect(offersRandomPassword(makeCustomer({ flags }))).toBe(expected);
    });
});

describe('what was kept', () => {
    it('is read again', () => {
        const form = { ...EMPTY_FORM, email: 'a@b', surname: 'Neu', sendMail: true };
        expect(readForm(JSON.stringify(form))).toEqual(form);
    });

    it.each([[''], ['null'], ['{'], ['[]'], ['{"email":5,"sendMail":"yes"}']])('"%s" counts as nothing entered', text => {
        expect(readForm(text)).toEqual(EMPTY_FORM);
    });
});
