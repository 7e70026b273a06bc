import type { Customer } from '../../../dataProvider/types';
import { isEmail } from '../../shared/validation';

/** The rules of creating a user (specification 2, section 5, "Create user"; contract, section 5). Pure. */

/** Most characters of the note (contract, section 5). */
export const NOTE_LIMIT = 255;

/** What the form holds, as typed. */
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

/** What is wrong with the form; the names are those of the messages. */
export interface NewUserErrors {
    email?: 'noEmptyString' | 'noValidEmail';
    adminNote?: 'noteTooLong';
}

/** Reads a form that was kept; what is not readable counts as not entered. */
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

/** Demo and school customers get no random passwords. */
export const offersRandomPassword = ({ flags }: Pick<Customer, 'flags'>): boolean => !flags.demo && !flags.school;

/** A random password that nobody is told would be of no use: the mail is sent whatever its box says. */
export const sendsMail = (form: Pick<NewUserForm, 'sendMail' | 'randomPassword'>): boolean =>
    form.sendMail || form.randomPassword;

/** Checks the form: an e-mail, a valid one, and a note that is not too long without the spaces around it. Characters are code points. */
export function newUserErrors(form: Pick<NewUserForm, 'email' | 'adminNote'>): NewUserErrors {
    const errors: NewUserErrors = {};
    if (form.email.trim() === '') errors.email = 'noEmptyString';
    else if (!isEmail(form.email)) errors.email = 'noValidEmail';
    if (Array.from(form.adminNote.trim()).length > NOTE_LIMIT) errors.adminNote = 'noteTooLong';
    return errors;
}

/** What a new user is made of (specification 2, section 7). */
export interface NewUser {
    email: string;
    forename: string;
    surname: string;
    adminNote: string;
    _sendMail: boolean;
    _randomPassword: boolean;
}

/** A checked form as it is sent: texts trimmed. */
export const newUser = (form: NewUserForm): NewUser => ({
    email: form.email.trim(),
    forename: form.forename.trim(),
    surname: form.surname.trim(),
    adminNote: form.adminNote.trim(),
    _sendMail: sendsMail(form),
    _randomPassword: form.randomPassword,
});
