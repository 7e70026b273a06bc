import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import texts from '../../i18n/en/errors';

/** Every `errors.*` key that the data provider names in its sources. */
function namedKeys(folder: string): string[] {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter(entry => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts'))
        .flatMap(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8').match(/'errors\.[\w.]+'/g) ?? [])
        .map(quoted => quoted.slice(1, -1));
}

const textOf = (key: string): unknown =>
    key.split('.').reduce<unknown>((found, part) => (found as Record<string, unknown> | undefined)?.[part], texts);

const keys = [...new Set(namedKeys('dataProvider'))];

it('finds the keys', () => expect(keys.length).toBeGreaterThan(60));

it.each([...keys, ...[400, 401, 403, 404, 409, 500].map(status => `errors.${status}`)])('has a text for %s', key => {
    expect(textOf(key)).toEqual(expect.any(String));
});

// ERROR-1 and ERROR-2
it.each([
    ['400', 'Incorrect request'],
    ['401', 'Authentication required'],
    ['403', 'No permission for action'],
    ['404', 'Data could not be found'],
    ['500', 'Request could not be processed'],
    ['unknown', 'Oops, something went wrong'],
    ['forbidden', 'User is not allowed to perform this action'],
    ['noToken', 'No token found'],
    ['session.loginFailed', 'Login failed'],
    ['session.missingAuthentication', 'Authentication info is missing or invalid'],
    ['session.logoutFailed', 'logout failed'],
    ['session.customerNotFound', 'Customer not found'],
    ['session.customerFailed', "Can't load customer data"],
    ['session.profileMissing', 'No user data or customer data found'],
    ['session.changePasswordFailed', 'change password failed'],
    ['session.saveFailed', 'save changes failed'],
    ['edu.invalidToken', 'Provided token is invalid'],
    ['edu.notValidated', 'Token could not be validated'],
    ['edu.activationFailed', 'Formdata could not be submitted'],
    ['licences.notFound', 'Licence not found'],
    ['licences.load', "Can't load licence data"],
    ['keys.request', "Can't request product key"],
    ['applications.load', "Can't load application data"],
    ['cloudGroups.invalid', 'Invalid data'],
    ['cloudGroups.notFound', 'Cloud group not found'],
    ['seats.notEmpty', 'Seat is not empty'],
    ['users.badRequest', 'Bad Request'],
    ['users.forbidden', 'Forbidden'],
    ['users.exists', 'email already exists'],
])('says errors.%s as the catalogue does', (key, text) => {
    expect(textOf(`errors.${key}`)).toBe(text);
});
