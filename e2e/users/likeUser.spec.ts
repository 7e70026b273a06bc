import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, field } from '../support/parts';
import { ADMIN, changes } from '../support/portalPage';
import { create, email, openCreate, USERS } from './userBatchPage';
import { section } from './userPage';

/** "Like a user": what another user has is taken over (USER-17). */

test('a new user gets the licences and cloud groups of another one', async ({ page, signInAs, mock, expectAccessible }) => {
    await signInAs(ADMIN, USERS);
    await openCreate(page);
    await email(page).fill('neu@holzmann.example');
    await dialog(page).getByText('Like another user').click();
    const like = field(page, 'Like a user');
    await like.fill('nobody@holzmann.example');
    // Enter looks for the user; the form is not sent.
    await like.press('Enter');
    await expect(dialog(page).getByText('There is no user with this e-mail address.')).toBeVisible();
    await like.fill('user@holzmann.example');
    // The focus stays on the button while it works.
    await mock.fault({ method: 'GET', path: 'users', kind: 'delay', seconds: 0.5, times: 1 });
    await dialogButton(page, 'Take over').press('Enter');
    await expect(dialogButton(page, 'Take over')).toHaveAttribute('aria-busy', 'true');
    await expect(dialog(page).getByText('are offered once the user is created')).toBeVisible();
    await expect(dialogButton(page, 'Take over')).toBeFocused();
    await expectAccessible('dialog');
    await create(page).click();

    await expect(page.getByRole('heading', { level: 1, name: 'neu@holzmann.example' })).toBeVisible();
    await expect(dialog(page).getByText('are selected below')).toBeVisible();
    const ticked = await dialog(page).getByRole('checkbox', { checked: true }).count();
    expect(ticked).toBeGreaterThan(2);
    const groups = dialog(page).getByRole('group', { name: 'Cloud groups' }).getByRole('checkbox');
    const joined = await groups.count();
    await groups.first().uncheck();
    await expectAccessible('dialog');
    await mock.forgetCalls();
    await dialogButton(page, 'Add').click();
    await expect(dialog(page)).toHaveCount(0);
    const sent = await changes(mock);
    expect(sent.filter(call => /^PUT users\/[^/]+\/licences\//.test(call))).toHaveLength(ticked - joined);
    expect(sent.filter(call => call.startsWith('PUT cloudGroups/'))).toHaveLength(joined - 1);
    await expect(section(page, 'Licence keys').locator('tbody tr')).toHaveCount(ticked - joined);
});
