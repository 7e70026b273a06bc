import type { Body } from '#dataProvider';
import type { Customer } from '#dataProvider/types';
import { isEmail } from '#src/shared/validation';

/** The rules of creating a user (USER-3, USER-4, USER-7). Pure. */

/** Maximum length of a note, in characters (USER-3). */
export const NOTE_LIMIT = 255;

/** The form's values, as typed. */
export interface NewUserForm {
    email: string;
    forename: string;
    surname: string;
    adminNote: string;
    sendMail: boolean;
    randomPassword: boolean;
}

export const EMPTY_FORM: NewUserForm = {
    email: '',
    forename: '',
    surname: '',
    adminNote: '',
    sendMail: false,
    randomPassword: false,
};

/** The form's errors; also the last part of the messages' i18n keys. */
export interface NewUserErrors {
    email?: 'noEmptyString' | 'noValidEmail';
    adminNote?: 'noteTooLong';
}

/** Parses a stored form; invalid values count as not entered. */
export function readForm(text: string): NewUserForm {
    let kept: Record<string, unknown>;
    try {
        kept = (JSON.parse(text || '{}') ?? {}) as Record<string, unknown>;
    } catch {
        return EMPTY_FORM;
    }
    const textOf = (name: string): string => (typeof kept[name] === 'string' ? kept[name] : '');
    return {
        email: textOf('email'),
        forename: textOf('forename'),
        surname: textOf('surname'),
        adminNote: textOf('adminNote'),
        sendMail: kept.sendMail === true,
        randomPassword: kept.randomPassword === true,
    };
}

/** Whether a random password is offered: not to demo and school customers. */
export const offersRandomPassword = ({ flags }: Pick<Customer, 'flags'>): boolean => !flags.demo && !flags.school;

/** Whether the e-mail is sent. With a random password always, whatever its checkbox shows: otherwise nobody would know the password. */
export const sendsMail = (form: Pick<NewUserForm, 'sendMail' | 'randomPassword'>): boolean =>
    form.sendMail || form.randomPassword;

/** Validates the form: a valid e-mail address, and a trimmed note that is not too long. Characters are code points. */
export function newUserErrors(form: Pick<NewUserForm, 'email' | 'adminNote'>): NewUserErrors {
    const errors: NewUserErrors = {};
    if (form.email.trim() === '') errors.email = 'noEmptyString';
    else if (!isEmail(form.email)) errors.email = 'noValidEmail';
    if (Array.from(form.adminNote.trim()).length > NOTE_LIMIT) errors.adminNote = 'noteTooLong';
    return errors;
}

/** Returns the request body of a validated form, with trimmed texts. */
export const newUser = (form: NewUserForm): Required<Body<'POST /users'>> => ({
    email: form.email.trim(),
    forename: form.forename.trim(),
    surname: form.surname.trim(),
    adminNote: form.adminNote.trim(),
    _sendMail: sendsMail(form),
    _randomPassword: form.randomPassword,
});
