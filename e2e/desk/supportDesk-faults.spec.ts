import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, rows, search } from '../support/parts';
import { ADMIN } from '../support/portalPage';
import { message, OPEN, send, thread, USER } from '../tickets/ticketPage';

/** The faults that only the mock's control interface can set: after a call took effect, and for one user. */

test('a key whose assignment returns an error after it took effect is shown as assigned, without another call', async ({
    page,
    signInAs,
    mock,
}) => {
    await signInAs(ADMIN, { open: '/licences/10010101/keys' });
    await search(page, 'jan');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: /Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Assign user' }).click();
    await dialog(page).getByLabel('Search users').fill('lager@');
    const chosen = dialog(page).getByRole('option', { name: /lager@holzmann/ });
    await chosen.click();
    const assign = dialogButton(page, 'Assign');
    const calls = () => mock.calls('PUT', /^users\/u112\/keys\//);

    await mock.fault({ method: 'PUT', path: 'users/*/keys/*', kind: 'status', status: 500, times: 1 });
    await assign.click();
    await expect(page.getByText("Can't assign key")).toBeVisible();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');

    await mock.fault({ method: 'PUT', path: 'users/*/keys/*', kind: 'status-after', status: 500, times: 1 });
    await assign.click();
    await expect(dialog(page)).toBeHidden();
    expect(await calls()).toMatchObject([{ status: 500 }, { status: 500, answered: 200 }]);
    await search(page, 'lager@holz');
    await expect(rows(page)).toContainText('lager@holzmann.example');
});

test('a message whose response is lost exists once: the browser does not resend it silently', async ({
    page,
    signInAs,
    mock,
}) => {
    await signInAs(USER, { open: `/tickets/${OPEN}` });
    await message(page).fill('It happens again');
    await mock.fault({ method: 'POST', path: 'tickets/*/messages', kind: 'lost', times: 1 });
    await send(page).click();
    await expect(page.getByText('Your message was received.')).toBeVisible();
    await expect(thread(page).getByText('It happens again')).toHaveCount(1);
    expect(await mock.calls('POST', /messages$/)).toMatchObject([{ status: 0, answered: 201 }]);
});

test('a fault for one user affects only that user', async ({ page, signInAs, mock }) => {
    const failure = page.getByText("Can't load licence data");
    await mock.fault({ method: 'GET', path: 'licences', kind: 'status', status: 500, person: ADMIN });
    await signInAs('reader@holzmann.example', { open: '/licences' });
    await expect(rows(page).first()).toBeVisible();
    await expect(failure).toHaveCount(0);
    await signInAs(ADMIN, { open: '/licences' });
    await expect(failure.first()).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
});
