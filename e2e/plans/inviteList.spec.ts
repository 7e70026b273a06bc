import { expect, test } from '../support/fixtures';
import { ADMIN, expectNoOverflow } from '../support/portalPage';

/** Inviting users from a list (INVITE-1), under the built Content-Security-Policy. */

const fixture = (name: string): string => `tests/plans/source/fixtures/${name}`;

test('spreadsheets and old texts are read in the browser, by mouse', async ({ page, signInAs, expectAccessible }) => {
    await signInAs(ADMIN, { open: '/plans' });
    await page.getByRole('button', { name: 'Invite users' }).click();
    await expect(page.getByRole('heading', { name: 'Source' })).toBeFocused();
    const file = page.locator('input[type=file]');
    await file.setInputFiles(fixture('encrypted.xlsx'));
    await expect(page.getByText('The file is protected with a password.')).toBeVisible();
    await file.setInputFiles(fixture('plain.xlsx'));
    await expect(page.getByText('3 rows from plain.xlsx')).toBeFocused();
    await expect(page.getByRole('cell', { name: '00123', exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: 'How the first rows are read' })).toContainText('lucja@schule.example');
    await expectAccessible();
    await page.getByRole('button', { name: 'Use another list' }).click();
    await file.setInputFiles(fixture('windows-1252.csv'));
    await expect(page.getByRole('combobox', { name: 'Encoding' })).toHaveValue('windows-1252');
    await expect(page.getByRole('cell', { name: '“5 €”' })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoOverflow(page);
});
