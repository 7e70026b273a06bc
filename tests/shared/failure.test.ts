import { expect, it } from 'vitest';
import { PortalError } from '#dataProvider/errors';
import { isUnclear } from '#dataProvider/outcome';
import { failureText } from '#src/shared/failure';

it.each([
    ['http', 400, false],
    ['http', 401, false],
    ['http', 403, false],
    ['http', 409, false],
    ['http', 500, true],
    ['malformed', 200, true],
    ['network', 0, true],
    ['timeout', 0, true],
] as const)('after %s %i it is unclear whether the change was made: %s', (reason, status, unclear) => {
    expect(isUnclear(new PortalError('errors.unknown', { reason, status }))).toBe(unclear);
});

it('has a text of the catalogue for every failure', () => {
    expect(failureText(new PortalError('errors.network', { reason: 'network', status: 0 }))).toBe('errors.network');
    expect(failureText(new TypeError('rows is undefined'))).toBe('errors.unknown');
    expect(failureText('text')).toBe('errors.unknown');
});
