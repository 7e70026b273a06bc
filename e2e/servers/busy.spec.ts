import { expect, test } from '../support/fixtures';
import { button, dialog, dialogButton } from '../support/parts';
import { ADMIN, changes } from '../support/portalPage';
import { act, keyRow, NOBODY, USER } from '../users/userPage';

/** A server that temporarily refuses calls (WIRE-6). */

test('a single change says when it is possible again, keeps what was typed, and succeeds on the next try', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: USER });
    await act(page, 'CAD Werkstatt', 'Edit');
    const label = dialog(page).getByLabel('Label');
    await label.fill('Bench by the door');
    await mock.fault({ method: 'PATCH', path: 'keys/*', kind: 'status', status: 429, retryAfter: 2, times: 1 });
    await mock.forgetCalls();
    const save = dialogButton(page, 'Save');
    await save.click();
    const told = page.getByText('Too many requests at once. You can try again in 2 seconds.');
    await expect(told).toBeVisible();
    await expect(label).toHaveValue('Bench by the door');
    await expectAccessible('dialog');
    expect(await changes(mock)).toHaveLength(1);

    await save.click();
    await expect(dialog(page)).toBeHidden();
    await expect(told).toBeHidden();
    await expect(keyRow(page, 'CAD Werkstatt')).toContainText('Bench by the door');
    expect(await changes(mock)).toHaveLength(2);
});

test('several licences wait for it together, new keys and existing ones alike', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: NOBODY });
    await button(page, 'Add licences').click();
    await dialog(page)
        .getByRole('checkbox', { name: /CAD Planung/ })
        .check();
    await dialog(page).getByRole('combobox').selectOption({ index: 1 });
    await dialog(page)
        .getByRole('checkbox', { name: /Rooms Reserve/ })
        .check();
    await mock.fault({ method: 'PUT', path: 'users/*/keys/*', kind: 'status', status: 429, retryAfter: 1, times: 1 });
    await mock.fault({ method: 'PUT', path: 'users/*/licences/*', kind: 'status', status: 503, retryAfter: 1, times: 1 });
    await mock.forgetCalls();
    await dialogButton(page, 'Add').click();
    await expect(page.getByText('2 licences were added.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    const calls = (await mock.calls('PUT')).map(({ status }) => status).sort();
    expect(calls).toEqual([200, 200, 429, 503]);
});
