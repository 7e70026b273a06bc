import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { jobBar } from '../jobs/jobsPage';
import { dialog, dialogButton, search } from '../support/parts';
import { ADMIN, expectNoOverflow } from '../support/portalPage';

/** Actions on several keys and seats of a licence, as jobs (MANY-12): what the dialog says before, each call once, who may do it. */

const ONLINE = '10010101';
const NODE_LOCKED = '10010102';
const keysOf = (licence: string) => ({ open: `/licences/${licence}/keys` });
const seatsOf = (licence: string) => ({ open: `/licences/${licence}/seats` });

/** Opens an action for all rows of the page. */
async function openBatch(page: Page, region: string, verb: string): Promise<Locator> {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('region', { name: region }).getByRole('button', { name: verb }).click();
    await expect(dialog(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
    return dialog(page);
}

/** The number that the dialog shows of those to whom the action applies. */
async function counted(modal: Locator): Promise<number> {
    const heading = await modal.getByRole('heading', { level: 3, name: /^\d+ (key|seat)s?$/ }).textContent();
    return Number.parseInt(heading ?? '', 10);
}

test('the expiry of several keys changes, each once', async ({ page, signInAs, mock, expectAccessible }) => {
    await signInAs(ADMIN, keysOf(ONLINE));
    const modal = await openBatch(page, 'Selected keys', 'Change expiry date');
    await modal.getByLabel('Expiry date', { exact: true }).fill('2031-05-31');
    await expectAccessible('dialog');
    const count = await counted(modal);
    await modal.getByRole('button', { name: 'Change' }).click();
    await expect(jobBar(page)).toContainText(`Done for ${count} keys`);
    expect(await mock.calls('PATCH', /keys\//)).toHaveLength(count);
    await expect(page.getByText('31 May 2031').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Selected keys' })).toHaveCount(0);
});

test('no expiry is removed by an empty or incomplete date, only by its own control', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, keysOf(ONLINE));
    const modal = await openBatch(page, 'Selected keys', 'Change expiry date');
    const day = modal.getByLabel('Expiry date', { exact: true });
    await modal.getByRole('button', { name: 'Change' }).click();
    await expect(modal.getByText('Please choose an expiry date or “No expiry”.')).toBeVisible();

    // One part of three: the field's value is still empty.
    await day.pressSequentially('12');
    await modal.getByRole('button', { name: 'Change' }).click();
    await expect(day).toBeFocused();
    await expect(day).toHaveAccessibleDescription('This date is not complete.');
    await expect(modal.getByText(/will (get|no longer)/)).toHaveCount(0);
    expect(await mock.calls('PATCH', /keys\//)).toEqual([]);

    const sent: unknown[] = [];
    page.on('request', request => {
        if (request.method() === 'PATCH') sent.push(request.postDataJSON());
    });
    await modal.getByLabel('No expiry').check();
    await expect(day).toHaveAccessibleDescription('No date');
    await expect(modal.getByText(/keys will no longer expire/)).toBeVisible();
    const count = await counted(modal);
    await modal.getByRole('button', { name: 'Change' }).click();
    await expect(jobBar(page)).toContainText(`Done for ${count} keys`);
    expect(sent).toEqual(Array.from({ length: count }, () => ({ expire: null })));
});

test('keys are sent to active users alone; the others are named with the reason', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, keysOf(ONLINE));
    const modal = await openBatch(page, 'Selected keys', 'Send');
    await expect(modal.getByRole('heading', { name: /^Skipped: \d+ keys?$/ })).toBeVisible();
    await expect(modal.getByText('Has no user').first()).toBeVisible();
    await expectAccessible('dialog');
    const count = await counted(modal);
    await modal.getByRole('button', { name: 'Send' }).click();
    await expect(jobBar(page)).toContainText(`Done for ${count} keys`);
    expect(await mock.calls('POST', /keys\/[^/]+\/send$/)).toHaveLength(count);
});

test('renewing and deleting keys names who has them; deleting wants their number typed', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, keysOf(ONLINE));
    const renewing = await openBatch(page, 'Selected keys', 'Replace');
    await expect(renewing.getByText('These users need the new key code:')).toBeVisible();
    await expectAccessible('dialog');
    const renewed = await counted(renewing);
    await renewing.getByRole('button', { name: 'Replace' }).click();
    await expect(jobBar(page)).toContainText(`Done for ${renewed} keys`);
    expect(await mock.calls('POST', /keys\/[^/]+\/refresh$/)).toHaveLength(renewed);

    const deleting = await openBatch(page, 'Selected keys', 'Delete');
    await expect(deleting.getByText('These users will lose the key:')).toBeVisible();
    const count = await counted(deleting);
    await deleting.getByRole('button', { name: 'Delete' }).click();
    await expect(deleting.getByText(`Please enter ${count}: that many keys will be deleted.`)).toBeVisible();
    expect(await mock.calls('DELETE')).toHaveLength(0);
    await deleting.getByLabel('Number of keys').fill(String(count));
    await expectAccessible('dialog');
    await deleting.getByRole('button', { name: 'Delete' }).click();
    await expect(jobBar(page).getByText(`Done for ${count} keys`)).toHaveCount(2);
    expect(await mock.calls('DELETE', /keys\/[^/]+$/)).toHaveLength(count);
});

test('active seats are released and inactive ones removed, each once', async ({ page, signInAs, mock, expectAccessible }) => {
    await signInAs(ADMIN, seatsOf(ONLINE));
    const releasing = await openBatch(page, 'Selected seats', 'Release seats');
    await expectAccessible('dialog');
    const count = await counted(releasing);
    await releasing.getByRole('button', { name: 'Release' }).click();
    await expect.poll(async () => (await mock.calls('DELETE', /seats\//)).length).toBe(count);
    await expect(jobBar(page)).toContainText(/Done for|failed/);

    const removing = await openBatch(page, 'Selected seats', 'Remove seats from list');
    await expectAccessible('dialog');
    const removed = await counted(removing);
    await removing.getByRole('button', { name: 'Remove' }).click();
    await expect(jobBar(page)).toContainText(`Done for ${removed} seats`);
    expect(await mock.calls('DELETE', /seats\//)).toHaveLength(count + removed);
});

test('active node-locked seats stay listed with the reason, on a phone too', async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(ADMIN, seatsOf(NODE_LOCKED));
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('region', { name: 'Selected seats' }).getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Release seats' }).click();
    await expect(
        dialog(page)
            .getByText(/can only be released one by one/)
            .first(),
    ).toBeVisible();
    await expect(dialogButton(page, 'Release')).toBeDisabled();
    await expectNoOverflow(page);
    await expectAccessible('dialog');
});

test('people who only read select nothing', async ({ page, signInAs }) => {
    await signInAs('reader@holzmann.example', keysOf(ONLINE));
    await expect(page.getByRole('button', { name: /^Assigned/ })).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
});

for (const { of, open, region, counted: selected } of [
    { of: 'keys', open: keysOf(ONLINE), region: 'Selected keys', counted: (count: number) => `${count} keys selected` },
    { of: 'seats', open: seatsOf(ONLINE), region: 'Selected seats', counted: (count: number) => `${count} seats selected` },
]) {
    test(`the selected ${of} can be listed, and single ones taken out there`, async ({ page, signInAs, expectAccessible }) => {
        await signInAs(ADMIN, open);
        const bar = page.getByRole('region', { name: region });
        const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select (?!all)/ });
        await boxes.nth(0).check();
        await boxes.nth(1).check();
        await boxes.nth(2).check();
        const names = await Promise.all([0, 1, 2].map(place => boxes.nth(place).getAttribute('aria-label')));
        // A search that finds none of them leaves them selected.
        await search(page, 'zzzz');
        await expect(page.getByText('Nothing found')).toBeVisible();
        await bar.getByRole('button', { name: 'Show selected' }).click();
        const modal = page.getByRole('dialog', { name: selected(3) });
        for (const name of names)
            await expect(modal.getByRole('listitem').filter({ hasText: (name ?? '').replace('Select ', '') })).toHaveCount(1);
        await expectAccessible('dialog');
        await modal.getByRole('checkbox').nth(1).uncheck();
        await expect(page.getByRole('dialog', { name: selected(2) })).toBeVisible();
        await dialogButton(page, 'Close').last().click();
        await expect(bar).toContainText(selected(2));
        await search(page, '');
        await expect(boxes.nth(0)).toBeChecked();
        await expect(boxes.nth(1)).not.toBeChecked();
        await expect(boxes.nth(2)).toBeChecked();
    });
}
