import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { dialog } from '../support/parts';
import { ADMIN, expectNoOverflow, grid } from '../support/portalPage';

/** The overview above the list of licences. */

const READER = 'reader@holzmann.example';
const EXPIRED = '10010105';

const panel = (page: Page, name: string) => page.getByRole('region', { name });
const overview = (page: Page) => page.getByRole('main').locator('details');

test.describe('the overview', () => {
    test('lists full, soon expiring and expired licences, without a call of its own', async ({ page, signInAs, mock }) => {
        await signInAs(ADMIN, { open: '/licences' });
        await expect(overview(page)).toContainText('2 expired');
        await expect(overview(page)).toContainText('3 expire within 90 days');
        await expect(panel(page, 'Most used').getByRole('listitem').first()).toContainText('CAD Außendienst6 / 6');
        await expect(panel(page, 'Expires in the next 90 days').getByRole('listitem')).toHaveText([
            'Kundenberatung zu Hausein 12 days',
            'Showroom Empfangin 45 days',
            'Rooms Ausstellungin 80 days',
        ]);
        await expect(panel(page, 'Expired').getByRole('listitem')).toHaveText([/^Showroom Messe/, 'CAD TestphaseInactive']);
        expect(await mock.calls('GET', /licences/)).toHaveLength(1);
    });

    test('links to the pages where something can be done', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: '/licences' });
        await panel(page, 'Most used').getByRole('link', { name: 'CAD Außendienst' }).click();
        await expect(page).toHaveURL('/licences/10010109/users');
        await page.goBack();
        await panel(page, 'Expires in the next 90 days').getByRole('link', { name: 'Showroom Empfang' }).click();
        await expect(page).toHaveURL('/licences/10010104');
        await page.goBack();
        await panel(page, 'Expired').getByRole('link', { name: 'Showroom Messe' }).click();
        await expect(page).toHaveURL(`/licences/${EXPIRED}`);
    });

    test('follows a change, closes by keyboard and stays closed, and is one line on a phone', async ({ page, signInAs }) => {
        await signInAs(ADMIN, { open: '/licences' });
        const row = grid(page).getByRole('row').filter({ hasText: 'CAD Außendienst' });
        await row.getByRole('button', { name: 'Rename' }).click();
        await dialog(page).getByRole('textbox').fill('CAD unterwegs');
        await dialog(page).getByRole('textbox').press('Enter');
        await expect(panel(page, 'Most used').getByRole('listitem').first()).toContainText('CAD unterwegs');

        await overview(page).locator('summary').press('Enter');
        await expect(panel(page, 'Most used')).toBeHidden();
        await page.reload();
        await expect(overview(page)).toContainText('2 expired');
        await expect(panel(page, 'Most used')).toBeHidden();

        await page.evaluate(() => sessionStorage.removeItem('licence-overview'));
        await page.setViewportSize({ width: 360, height: 740 });
        await page.reload();
        await expect(overview(page)).toContainText('2 expired');
        await expect(panel(page, 'Most used')).toBeHidden();
        await overview(page).locator('summary').click();
        await expect(panel(page, 'Most used')).toBeVisible();
        await expectNoOverflow(page);
    });

    test('is shown to administrators with read access too, and to nobody else', async ({ page, signInAs }) => {
        await signInAs(READER, { open: '/licences' });
        await expect(panel(page, 'Expired')).toBeVisible();
        await signInAs('user@holzmann.example', { open: '/licences' });
        await expect(page.getByRole('table', { name: 'Licence keys' })).toBeVisible();
        await expect(overview(page)).toHaveCount(0);
    });

    test('is hidden when the list fails', async ({ page, signInAs, mock }) => {
        await mock.fault({ method: 'GET', path: 'licences*', kind: 'status', status: 403 });
        await signInAs(ADMIN, { open: '/licences' });
        await expect(page.getByRole('main').getByRole('alert')).toContainText('User is not allowed to perform this action');
        await expect(overview(page)).toHaveCount(0);
        await mock.clearFaults();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(overview(page)).toContainText('2 expired');
    });
});
