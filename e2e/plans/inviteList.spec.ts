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

const WRONG = [
    'First name\tLast name\tE-mail\tClass\tExpires',
    'Nina\tNew\tnina.new@holzmann.example\t\t',
    'Otto\tOther\tmailto:otto.other@holzmann.example,\t\t',
    'Paul\tPast\tpaul.past@holzmann.example\t\t1.1.2020',
    'Nina\tNew\tNINA.NEW@holzmann.example\t\t',
    'Rita\tRight\trita.right@holzman.example\t\t',
    'Uwe\tUnknown\tuwe.unknown@holzmann.example\tno such group\t',
    '\tNobody\t\t\t',
    'Ina\tInvalid\tina.invalid\t\t',
].join('\n');

test('a list with rows that are wrong is decided and run by keyboard; nobody is written to before the press', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: '/plans' });
    await page.getByRole('button', { name: 'Invite users' }).press('Enter');
    await page.getByRole('textbox', { name: 'Paste a list' }).fill(WRONG);
    await page.getByRole('button', { name: 'Read list' }).press('Enter');
    await expect(page.getByText('8 rows from the pasted text')).toBeFocused();
    const licence = page.getByRole('group', { name: 'Licences' }).getByRole('checkbox').first();
    await licence.press('Space');
    await page.getByRole('button', { name: 'Check', exact: true }).last().press('Enter');
    // Going back loses nothing.
    await page.getByRole('button', { name: 'Source' }).press('Enter');
    await expect(licence).toBeChecked();
    await page.getByRole('button', { name: 'Check', exact: true }).last().press('Enter');

    await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeDisabled();
    await expectAccessible();
    await page.getByRole('button', { name: 'All are right' }).press('Enter');
    await page.getByRole('combobox', { name: 'Which cloud group is “no such group”?' }).selectOption('None');
    await page.getByRole('button', { name: /^Leave out: Paul Past/ }).press('Enter');
    await page.getByRole('button', { name: 'Run', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('4 users will be created.');
    await expect(dialog.getByRole('button', { name: 'Run' })).toBeEnabled();
    // Its keys count only after a moment, so that a held key confirms nothing.
    await dialog.getByRole('button', { name: 'Run' }).click();

    await expect(page.getByText('4 accounts are ready, nobody has been written to yet.')).toBeVisible();
    expect(await mock.calls('POST', /^\/?users$/)).toHaveLength(4);
    expect(await mock.calls('PUT', /licences/)).toHaveLength(4);
    expect(await mock.calls('POST', /recover$/)).toEqual([]);
    await page.getByRole('button', { name: 'Send 4 invitations' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible();
    expect(await mock.calls('POST', /recover$/)).toHaveLength(4);
});
