import { screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, it } from 'vitest';
import { EMPTY_FORM } from '#src/users/management/create/newUser';
import { NewUserFields } from '#src/users/management/create/NewUserFields';
import { renderPortal } from '#tests/support/renderPortal';

function Fields() {
    const [form, setForm] = useState(EMPTY_FORM);
    return (
        <NewUserFields
            form={form}
            errors={{}}
            taken={false}
            random
            emailInput={createRef()}
            noteInput={createRef()}
            onChange={changes => setForm(before => ({ ...before, ...changes }))}
            openAfter={false}
            onOpenAfter={() => undefined}
        />
    );
}

it('the box of the e-mail, which a random password ticks and locks, says why (USER-4)', async () => {
    const { user } = await renderPortal(<Fields />);
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
