import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog, dialogButton, rows } from '../support/parts';

/** Follows a link to a situation, as a colleague of the support would, and returns the customer's window. */
async function reproduce(page: Page, link: string): Promise<Page> {
    await page.goto(`/__mock/desk#${link}`);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: /^Set it up and open / }).click();
    return opened;
}

/** What the customer sees in each ready situation. */
const SEEN: Readonly<Record<string, (portal: Page) => Promise<void>>> = {
    'full-licence': async portal => {
        await expect(portal).toHaveURL(/\/licences\/10010101\/keys$/);
        await expect(rows(portal).first()).toBeVisible();
        await expect(portal.getByText(/\b(\d+) of \1 used\b/)).toBeVisible();
        await portal.getByRole('button', { name: 'Create key' }).click();
        await expect(dialog(portal)).toContainText('This licence has no keys left.');
    },
    'all-expires-this-month': async portal => {
        await expect(portal.getByText('11 expire within 90 days')).toBeVisible();
        await expect(portal.getByText('No licences have expired.')).toBeVisible();
    },
    'school-in-september': async portal => {
        await expect(rows(portal).filter({ hasText: 'Expired' }).first()).toBeVisible();
    },
    'ticket-answered': async portal => {
        await expect(portal.getByText('Bitte starten Sie den Maschinendienst neu', { exact: false })).toBeVisible();
    },
    'membership-ordered': async portal => {
        await expect(portal.getByRole('main')).toContainText('Licences5');
    },
    'empty-customer': async portal => {
        await expect(portal.getByText(/no licences/i).first()).toBeVisible();
    },
};

for (const [name, see] of Object.entries(SEEN)) {
    test(`the link to ${name} leads to what the customer sees`, async ({ page, mock: _mock }) => {
        const portal = await reproduce(page, `situation=${name}`);
        await see(portal);
        await expect(page.getByRole('alert')).toHaveText('It is set up.');
    });
}

test('a link can name another user and page', async ({ page, mock: _mock }) => {
    const portal = await reproduce(page, 'situation=full-licence&as=reader@holzmann.example&open=/profile');
    await expect(portal).toHaveURL(/\/profile$/);
    await expect(portal.getByRole('main').getByText('reader@holzmann.example').first()).toBeVisible();
});

test('a situation can be saved, changed and loaded again', async ({ page, mock: _mock }) => {
    await page.goto('/__mock/desk#/situations');
    await page.getByRole('textbox', { name: 'Name' }).fill('before the call');
    await page.getByRole('button', { name: 'Save what is there now' }).click();
    const saved = page.getByRole('listitem').filter({ hasText: 'before the call' });
    await expect(saved).toBeVisible();
    await page.goto('/__mock/desk#/tags/create');
    await page.getByRole('textbox', { name: 'Label' }).fill('A tag that goes again');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('A tag that goes again', { exact: true })).toBeVisible();
    await page.goto('/__mock/desk#/situations');
    await page.getByRole('button', { name: 'Load before the call' }).click();
    await dialogButton(page, 'Confirm').click();
    await expect(page.getByText('“before the call” is loaded.')).toBeVisible();
    await page.goto('/__mock/desk#/tags');
    await expect(page.locator('#main-content').getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByText('A tag that goes again')).toHaveCount(0);
});

test('an invalid file is refused with the reason, and nothing changes', async ({
    page,
    mock: _mock,
    allowConsole,
    expectAccessible,
}) => {
    allowConsole(/status of 4\d\d/);
    await page.goto('/__mock/desk#/situations');
    const before = await page.request.get('/__mock/rest/users').then(answer => answer.text());
    const upload = async (name: string, content: string) => {
        await page
            .getByLabel('File of a situation')
            .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
        await expectAccessible('[role=dialog]');
        await dialogButton(page, 'Confirm').click();
    };
    const file = await page.request.get('/__mock/api/situation-file').then(answer => answer.json() as Promise<object>);
    await upload('cut.json', JSON.stringify(file).slice(0, 500));
    await expect(page.getByRole('alert').filter({ hasText: /JSON/ })).toBeVisible();
    await upload('old.json', JSON.stringify({ ...file, version: 0 }));
    await expect(page.getByRole('alert').filter({ hasText: /version/ })).toBeVisible();
    expect(await page.request.get('/__mock/rest/users').then(answer => answer.text())).toBe(before);
});

test('the page of a link is accessible, and says if there is no such situation or page', async ({
    page,
    mock: _mock,
    expectAccessible,
}) => {
    await page.goto('/__mock/desk#situation=full-licence');
    await expect(page.getByRole('heading', { name: 'A licence is full' })).toBeVisible();
    await expectAccessible();
    await page.goto('/__mock/desk#situation=nothing');
    await expect(page.getByRole('heading', { name: 'There is no situation “nothing”' })).toBeVisible();
    await page.goto('/__mock/desk#/nowhere');
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
    await expectAccessible();
});
