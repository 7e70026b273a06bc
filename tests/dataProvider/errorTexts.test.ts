import { expect, it } from 'vitest';
import { createI18nProvider, loadMessages } from '../../i18n';
import type { MessageKey } from '../../i18n/messages';

const { translate } = createI18nProvider('en', await loadMessages('en'));

// ERROR-1 and ERROR-2
it.each([
    ['errors.400', 'Incorrect request'],
    ['errors.401', 'Authentication required'],
    ['errors.403', 'No permission for action'],
    ['errors.404', 'Data could not be found'],
    ['errors.500', 'Request could not be processed'],
    ['errors.unknown', 'Oops, something went wrong'],
    ['errors.forbidden', 'User is not allowed to perform this action'],
    ['errors.noToken', 'No token found'],
    ['errors.session.loginFailed', 'Login failed'],
    ['errors.session.missingAuthentication', 'Authentication info is missing or invalid'],
    ['errors.session.logoutFailed', 'logout failed'],
    ['errors.session.customerNotFound', 'Customer not found'],
    ['errors.session.customerFailed', "Can't load customer data"],
    ['errors.session.profileMissing', 'No user data or customer data found'],
    ['errors.session.changePasswordFailed', 'change password failed'],
    ['errors.session.saveFailed', 'save changes failed'],
    ['errors.edu.invalidToken', 'Provided token is invalid'],
    ['errors.edu.notValidated', 'Token could not be validated'],
    ['errors.edu.activationFailed', 'Formdata could not be submitted'],
    ['licences.errors.notFound', 'Licence not found'],
    ['licences.errors.load', "Can't load licence data"],
    ['keys.errors.request', "Can't request product key"],
    ['applications.errors.load', "Can't load application data"],
    ['cloudGroups.errors.invalid', 'Invalid data'],
    ['cloudGroups.errors.notFound', 'Cloud group not found'],
    ['seats.errors.notEmpty', 'Seat is not empty'],
    ['users.errors.badRequest', 'Bad Request'],
    ['users.errors.forbidden', 'Forbidden'],
    ['users.errors.exists', 'email already exists'],
] as const)('has the text of the catalogue for %s', (key: MessageKey, text) => {
    expect(translate(key)).toBe(text);
});
