import { expect, test } from '../support/fixtures';
import { expectNoOverflow, sidebar } from '../support/portalPage';
import { ADMIN, message, OPEN, send, thread, USER } from './ticketPage';

/** Unread replies from support, whose a ticket is, and technical details (TICKET-6 to TICKET-8). */

test('an unread answer is marked in list, navigation and dashboard until the ticket is opened', async ({
    page,
    mock,
    signInAs,
    expectAccessible,
}) => {
    await mock.answerTicket(OPEN, { content: 'Please restart the service.' });
    await signInAs(USER, { open: '/profile' });
    const entry = sidebar(page).getByRole('link', { name: /^CAM Tickets/ });
    await expect(entry).toHaveText('CAM Tickets');
    await entry.click();
    const card = page.getByRole('region', { name: 'Active tickets' }).getByRole('link').first();
    await expect(card).toContainText(/Your ticket.*New reply\s· Support replied/);
    await expect(entry).toHaveText('CAM Tickets(New reply)');
    await expectAccessible();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByRole('link', { name: /Support has answered ticket 00084/ })).toBeVisible();
    expect(await mock.calls('GET', /^tickets\/t5\/messages/)).toHaveLength(1);

    await page.getByRole('link', { name: /Support has answered ticket 00084/ }).click();
    await expect(thread(page)).toContainText('Please restart the service.');
    await expect(entry).toHaveText('CAM Tickets');
    await page.reload();
    await expect(thread(page)).toContainText('Please restart the service.');
    await entry.click();
    await expect(card).toContainText('Support replied');
    await expect(card).not.toContainText('New reply');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByRole('link', { name: /Ticket 00084 is with support/ })).toBeVisible();
});

test('an answer that solves a ticket is marked until it is opened, and no other closed ticket is read', async ({
    page,
    mock,
    signInAs,
    expectAccessible,
}) => {
    await signInAs(USER, { open: `/tickets/${OPEN}` });
    await expect(thread(page)).toBeVisible();
    await page.goto('/profile');
    await mock.answerTicket(OPEN, { content: 'It is mended.', status: 'solved' });
    await mock.forgetCalls();

    await page.goto('/dashboard');
    const need = page.getByRole('link', { name: /Support has answered ticket 00084/ });
    await expect(need).toBeVisible();
    const entry = sidebar(page).getByRole('link', { name: /^CAM Tickets/ });
    await expect(entry).toHaveText('CAM Tickets(New reply)');
    await entry.click();
    const row = page.getByRole('row', { name: /00084/ });
    await expect(row).toContainText(/Solved\s*New reply/);
    await expect(page.getByText('New reply', { exact: true })).toHaveCount(1);
    await expectNoOverflow(page);
    await expectAccessible();
    expect(await mock.calls('GET', /^tickets\/[^/]+\/messages/)).toHaveLength(1);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('listitem').filter({ hasText: '00084' })).toContainText('New reply');
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(row).toContainText('New reply');

    await row.getByRole('link', { name: /00084/ }).click();
    await expect(thread(page)).toContainText('It is mended.');
    await expect(entry).toHaveText('CAM Tickets');
    await entry.click();
    await expect(row).toContainText('Solved');
    await expect(row).not.toContainText('New reply');
    await mock.forgetCalls();
    await page.goto('/dashboard');
    await expect(page.getByText('You have no open ticket')).toBeVisible();
    await expect(need).toHaveCount(0);
    expect(await mock.calls('GET', /^tickets\/[^/]+\/messages/)).toHaveLength(0);
});

test("a colleague's answered ticket names its author, also on a phone", async ({ page, mock, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mock.answerTicket(OPEN, { content: 'Please restart the service.' });
    await signInAs(ADMIN, { open: '/tickets?state=active' });
    await expect(page.getByRole('main')).toContainText('New reply · Support replied');
    await page.goto('/tickets');
    const card = page.getByRole('region', { name: 'Active tickets' }).getByRole('link').first();
    await expect(card).toContainText(/Ticket by user@holzmann\.example.*New reply/);
    await expect(card.getByText('Ticket by user@holzmann.example')).toBeVisible();
    // Whoever opened it, not everybody who has written.
    await expect(page.getByText('Ticket by leitung@holzmann.example')).not.toContainText('support@');
    await expectNoOverflow(page);
    await expectAccessible();
    await card.click();
    await expect(page.getByRole('main')).toContainText('Ticket by user@holzmann.example');
    await expectNoOverflow(page);
});

test('technical details are added to a message, visibly, and can be changed', async ({
    page,
    mock,
    signInAs,
    expectAccessible,
}) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mock.fault({ method: 'POST', path: 'tickets/t5/messages', kind: 'status', status: 503, times: 1 });
    await signInAs(USER, { open: `/tickets/${OPEN}` });
    await message(page).fill('It fails.');
    await send(page).click();
    await expect(send(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Add technical details' }).click();
    await expect(message(page)).toBeFocused();
    await expect(message(page)).toHaveValue(
        /^It fails\.\n\nTechnical details:\n[^]*\n\/tickets\/\{id\}\n(?:Chrome|Firefox|Safari)[^]*POST tickets\/\{id\}\/messages 503 /,
    );
    await expect(message(page)).not.toHaveValue(/t5|holzmann/);
    await expect(page.getByRole('button', { name: 'Add technical details' })).toBeDisabled();
    await expectNoOverflow(page);
    await expectAccessible();
    await message(page).press('End');
    await message(page).pressSequentially(' !');
    await send(page).click();
    await expect(thread(page)).toContainText('Technical details:');
});
