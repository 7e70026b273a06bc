import type { Body } from '#dataProvider';
import { addressOf } from '#dataProvider/address';
import { lengthOf, NOTE_LIMIT } from '#dataProvider/text';
import type { Customer } from '#dataProvider/types';
import { isEmail } from '#src/shared/validation';

/** The rules of creating a user (USER-3, USER-4, USER-7). Pure. */

/** The form's values, as typed, with the API's names. */
export type NewUserForm = Required<Body<'POST /users'>>;

/** The form's errors; also the last part of the messages' i18n keys. */
export interface NewUserErrors {
    email?: 'noEmptyString' | 'noValidEmail';
    adminNote?: 'noteTooLong';
}

/** Whether a random password is offered: not to demo and school customers. */
export const offersRandomPassword = ({ flags }: Pick<Customer, 'flags'>): boolean => !flags.demo && !flags.school;

/** Validates the form: a valid e-mail address, and a trimmed note that is not too long. Characters are code points. */
export function newUserErrors(form: Pick<NewUserForm, 'email' | 'adminNote'>): NewUserErrors {
    const errors: NewUserErrors = {};
    if (addressOf(form.email) === '') errors.email = 'noEmptyString';
    else if (!isEmail(form.email)) errors.email = 'noValidEmail';
    if (lengthOf(form.adminNote.trim()) > NOTE_LIMIT) errors.adminNote = 'noteTooLong';
    return errors;
}

/**
 * Returns the request body of a validated form, with trimmed texts. A random password, where it is offered, is always sent by e-mail,
 * whatever the checkbox says: otherwise nobody would know it.
 */
export function newUser(form: NewUserForm, customer: Pick<Customer, 'flags'>): NewUserForm {
    const texts = Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]);
    const email = addressOf(form.email);
    const _randomPassword = form._randomPassword && offersRandomPassword(customer);
    return {
        ...(Object.fromEntries(texts) as NewUserForm),
        email,
        _randomPassword,
        _sendMail: form._sendMail || _randomPassword,
    };
}
