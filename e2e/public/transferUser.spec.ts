import { expect, test } from '../support/fixtures';
import { BRIEFLY, expectAccessibleLooks, pressOften, recordCalls } from './publicPage';

/** Confirming a transfer to another customer, from the mail to the end (PUBLIC-8). */

const INVALID = 'Invalid or expired link';
const MOVER = 'siobhan.obrien@northfield.example';

test('the mail shows source and target; the transfer is ticked, confirmed and done once', async ({ page, mock }) => {
    const { link } = await mock.mail(MOVER, 'transfer');
    await page.goto(link ?? '');
    const facts = page.getByRole('main').getByRole('definition');
    await expect(facts).toHaveText([MOVER, /Northfield Kitchens Ltd.*10020/, /Holzmann Interior GmbH.*10010/]);
    await expect(page).toHaveURL(/\/transfer-user$/);

    const calls = recordCalls(page);
    const box = page.getByRole('checkbox');
    const confirm = page.getByRole('button', { name: 'Confirm transfer' });
    await expect(confirm).toBeDisabled();
    await box.check();
    await expect(confirm).toBeEnabled();
    await box.uncheck();
    await expect(confirm).toBeDisabled();
    await box.focus();
    await page.keyboard.press('Enter');
    expect(calls).toEqual([]);

    await box.check();
    for (const [kind, text] of [
        ['status', 'The transfer could not be approved. Please try again; if it happens again, contact our support.'],
        ['abort', /cannot be reached/],
    ] as const) {
        await mock.fault({ path: 'transfer/approve', kind });
        await confirm.click();
        await expect(page.getByRole('alert')).toHaveText(text);
        await expect(box).toBeChecked();
        await mock.clearFaults();
    }
    const failed = calls.length;
    expect(failed).toBe(2);
    await mock.fault({ path: 'transfer/approve', kind: 'delay', seconds: 0.3 });
    await pressOften(page);
    await expect(page.getByRole('heading', { name: 'Transfer confirmed' })).toBeFocused();
    await expect(page.getByText(/close this window/)).toBeVisible();
    expect(calls).toHaveLength(failed + 1);
    // the link is used up, and a reload does not check it again
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Transfer confirmed' })).toBeVisible();
    expect(calls).toHaveLength(failed + 1);

    await page.goto(link ?? '');
    await expect(page.getByRole('heading', { name: INVALID })).toBeVisible();
    const moved = await page.request.post('/api/user/token', {
        headers: { Authorization: `Basic ${btoa(`${MOVER}:portal`)}`, 'Application-Id': 'portal' },
    });
    const { token } = (await moved.json()) as { token: string };
    const customer = await page.request.get('/api/customer', {
        headers: { Authorization: `Bearer ${token}`, 'Application-Id': 'portal' },
    });
    expect(await customer.json()).toMatchObject({ id: '10010' });
});

test('without a token or with a wrong one the page says so; axe finds nothing in any state', async ({
    page,
    mock,
    expectAccessible,
}) => {
    for (const address of ['/transfer-user', '/transfer-user?token=', '/transfer-user?token=wrong']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { name: INVALID })).toBeVisible();
        await expect(page).toHaveURL(/\/transfer-user$/);
    }
    await expectAccessibleLooks(page, expectAccessible, BRIEFLY);

    await page.goto((await mock.mail(MOVER, 'transfer')).link ?? '');
    await page.getByRole('checkbox').check();
    await expectAccessibleLooks(page, expectAccessible);
    await mock.fault({ path: 'transfer/approve', kind: 'status', status: 500, times: 1 });
    await page.getByRole('button', { name: 'Confirm transfer' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessibleLooks(page, expectAccessible, BRIEFLY);
    await page.getByRole('button', { name: 'Confirm transfer' }).click();
    await expect(page.getByRole('heading', { name: 'Transfer confirmed' })).toBeVisible();
    await expectAccessibleLooks(page, expectAccessible, BRIEFLY);
});
