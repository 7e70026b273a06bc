import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import CreateUserModal from '#src/users/management/create/CreateUserModal';
import { makeCustomer } from '#tests/support/builders';
import { renderPortal } from '#tests/support/renderPortal';

it('explains why a random password ticks and locks the checkbox of the e-mail (USER-4)', async () => {
    const { user } = await renderPortal(<CreateUserModal customer={makeCustomer()} onClose={() => undefined} />);
    const mail = screen.getByRole('checkbox', { name: 'Send the e-mail now' });
    expect(mail).toBeEnabled();
    expect(mail).toHaveAccessibleDescription(/needs the link in it to activate/);
    await user.click(screen.getByRole('checkbox', { name: 'Random password' }));
    expect(mail).toBeDisabled();
    expect(mail).toBeChecked();
    expect(mail).toHaveAccessibleDescription('The password is sent in this e-mail, so it always goes out.');
    await user.click(screen.getByRole('checkbox', { name: 'Random password' }));
    expect(mail).toBeEnabled();
    expect(mail).not.toBeChecked();
});
