import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import UsersPage from '#src/users/management/UsersPage';
import { userListActions } from '#src/users/management/actions';
import { makeCustomer, makeUser } from '../../support/builders';
import { offered } from '../../support/offered';
import { renderPortal } from '../../support/renderPortal';

it('creating a user says why it is not possible yet: the customer is being read (SHELL-17)', async () => {
    const { user } = await renderPortal(<UsersPage />, {
        route: '/user-management',
        dataProvider: {
            getCurrentCustomer: () => new Promise(() => undefined),
            getList: (async () => ({ data: [makeUser({ id: 'u2' })], total: 1 })) as never,
            // the keys and groups in the table, if it is there before the test ends
            getEvery: async () => [],
        },
    });
    const create = await screen.findByRole('button', { name: 'Create user' });
    expect(create).toHaveAttribute('aria-disabled', 'true');
    expect(create).toHaveAccessibleDescription('Your company’s data has not been loaded yet.');
    await user.click(create);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
    ['an administrator', 'ADMIN', true, 'activate create invite'],
    ['an administrator, of all users', 'ADMIN', false, 'create invite'],
    ['a reader', 'READER_ADMIN', true, 'invite'],
] as const)('the actions of the list of users: %s', (_name, role, inactive, expected) => {
    expect(offered(userListActions({ role, customer: makeCustomer(), inactive }))).toBe(expected);
});
