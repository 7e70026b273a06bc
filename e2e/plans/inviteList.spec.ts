import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import type { MockControl } from '../support/mock';
import { ADMIN, expectNoOverflow, pressWhenHeard, tabTo } from '../support/portalPage';
import { savedCsv } from '../support/savedCsv';

/** Inviting users from a list (INVITE-1), under the built Content-Security-Policy, which the mock server sends. */

/** A file by its bytes: WebKit's driver chooses none by its path. */
const fixture = (name: string) => ({
    name,
    mimeType: name.endsWith('.csv') ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: readFileSync(`tests/plans/source/fixtures/${name}`),
});

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

/** Forty rows, ten of which are wrong in ten ways; the first thirty are as they should be. */
const FORTY = [
    'Number,First name,Last name,E-mail,Licence,Class,Expires',
    ...Array.from({ length: 30 }, (_, at) => `${at},Pia${at},Plan${at},pia${at}@holzmann.example,,,`),
    '30,Uma,Unknown,uma.unknown@holzmann.example,Rooms Austellung,,',
    '31,Ned,Near,ned.near@holzman.example,,,',
    '32,Pia0,Plan0,PIA0@holzmann.example,,,',
    '33,Nora,Nobody,,,,',
    '34,Ina,Invalid,"ina, invalid",,,',
    '35,Gus,Group,gus.group@holzmann.example,,no such team,',
    '36,Paul,Past,paul.past@holzmann.example,,,1.1.2020',
    '37,Pia1,Plan1,other.pia1@holzmann.example,,,',
    '38,Lea,Lehmann,admin@lehmann.example,,,',
    '39,Johann,Kowalski,user@holzmann.example,,,',
].join('\n');

/** The same thirty, with ten others: what is wrong here is not wrong there. */
const OTHER_FORTY = [
    'First name\tLast name\tE-mail\tLicence\tClass\tExpires\tNote',
    ...Array.from({ length: 30 }, (_, at) => `Pia${at}\tPlan${at}\tpia${at}@holzmann.example\t\t\t\t`),
    'Otto\tOther\tmailto:otto.other@holzmann.example,\t\t\t\t',
    'Paul\tPast\tpaul.past@holzmann.example\t\t\t1.1.2020\t',
    'Pia0\tPlan0\tPIA0@HOLZMANN.EXAMPLE\t\t\t\t',
    'Rita\tRight\trita.right@holzman.example\t\t\t\t',
    'Uwe\tUnknown\tuwe.unknown@holzmann.example\t\tno such group\t\t',
    'Nora\tNobody\t\t\t\t\t',
    'Ina\tInvalid\tina.invalid\t\t\t\t',
    `Nele\tNote\tnele.note@holzmann.example\t\t\t\t${'too long '.repeat(30)}`,
    'Eva\tExpired\teva.expired@holzmann.example\tCAD Testphase\t\t\t',
    'Mira\tPlanwerk\tmulti@planwerk.example\t\t\t\t',
].join('\n');

test('forty rows, ten wrong in ten ways, are decided and run by keyboard alone; nobody is written to before the press', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: '/plans' });
    const go = async (to: Locator, ...keys: string[]) => {
        await to.waitFor();
        await tabTo(page, to, 250);
        for (const key of keys) await page.keyboard.press(key);
        // What is removed hands its focus on.
        if (keys.length > 0) await expect(page.locator(':focus')).toHaveCount(1);
    };
    const main = page.getByRole('main');
    const named = (name: string | RegExp) => main.getByRole('button', { name, exact: typeof name === 'string' });
    await go(named('Invite users'), 'Enter');
    await go(page.getByRole('textbox', { name: 'Paste a list' }));
    await page.keyboard.insertText(OTHER_FORTY);
    await go(named('Read list'), 'Enter');
    await expect(page.getByText('40 rows from the pasted text')).toBeFocused();
    const licence = page.getByRole('checkbox', { name: 'CAD Planung Stuttgart' });
    await go(licence, 'Space');
    await go(named('Check').last(), 'Enter');
    // Going back loses nothing.
    await expect(page.getByRole('heading', { name: 'Check' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await go(named('Source'), 'Enter');
    await expect(licence).toBeChecked();
    await go(named('Check').last(), 'Enter');

    await expect(named('Run')).toBeDisabled();
    await expect(page.getByText('The beginning of a link was removed from the address')).toBeVisible();
    await expect(page.getByText('The note has more than 255 characters')).toBeVisible();
    await expectAccessible();
    await go(page.getByRole('combobox', { name: 'Which cloud group is “no such group”?' }));
    await page.keyboard.type('None');
    await go(named('All are right'), 'Enter');
    await go(page.getByLabel('Expiry date for all of them'));
    await page.keyboard.type('12312099');
    await go(page.getByText('CAD Testphase has expired and cannot be assigned.').locator('..').getByRole('button'), 'Enter');
    const who = page.getByRole('group', { name: 'Who gets a key of CAD Planung Stuttgart' });
    await go(who.getByRole('button', { name: /^Select the first/ }), 'Enter');
    // One of those who went without gets a key, and one of those who had one goes without.
    await go(who.getByText('Who gets a key of CAD Planung Stuttgart'), 'Enter');
    await go(who.getByRole('checkbox', { name: 'pia0@holzmann.example' }), 'Space');
    await go(who.getByRole('checkbox', { name: 'pia20@holzmann.example' }), 'Space');
    await go(named(/^Leave out: Nele Note/), 'Enter');
    await go(named('Run'), 'Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('35 users will be created.');
    await go(dialog.getByRole('button', { name: 'Run' }));
    await pressWhenHeard(page, 'Enter');

    await expect(page.getByText('35 accounts are ready, nobody has been written to yet.')).toBeVisible({ timeout: 30_000 });
    const { users, keys } = await mock.state();
    const has = (email: string): boolean => {
        const user = users.find(one => one.email === email)?.id;
        return keys.some(({ licenceId, userId }) => licenceId === '10010101' && userId === user);
    };
    expect(['pia0', 'pia8', 'pia20'].map(name => has(`${name}@holzmann.example`))).toEqual([false, true, true]);
    expect(await mock.calls('POST', /^\/?users$/)).toHaveLength(35);
    expect(await mock.calls('PUT', /licences/)).toHaveLength(9);
    expect(await mock.calls('POST', /recover$/)).toEqual([]);
    await go(named('Send 35 invitations'), 'Enter');
    await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible({ timeout: 30_000 });
    expect(await mock.calls('POST', /recover$/)).toHaveLength(35);
});

/** What the plan changes. */
const changed = ({ users, keys, cloudGroups }: Awaited<ReturnType<MockControl['state']>>) => ({
    users: users.map(({ id }) => id),
    keys: keys.map(({ id, userId }) => `${id} ${userId}`),
    members: cloudGroups.map(({ id, userIds }) => `${id} ${userIds.toSorted().join()}`),
});

test('forty rows, ten wrong in ten ways, are decided by mouse, run, saved where they were not done, and taken back', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    const before = changed(await mock.state());
    await signInAs(ADMIN, { open: '/user-management' });
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Invite several users' }).click();
    await expect(page.getByRole('heading', { name: 'Source' })).toBeFocused();
    await page.locator('input[type=file]').setInputFiles({ name: 'team.csv', mimeType: 'text/csv', buffer: Buffer.from(FORTY) });
    await expect(page.getByText('40 rows from team.csv')).toBeVisible();
    await page.getByRole('checkbox', { name: 'CAD Planung Stuttgart' }).click();
    await mock.forgetCalls();
    await page.getByRole('button', { name: 'Check', exact: true }).click();

    const run = page.getByRole('button', { name: 'Run', exact: true });
    await expect(run).toBeDisabled();
    await expect(page.getByText('“ina, invalid” is not a valid e-mail address').first()).toBeVisible();
    // All users with one call, and nothing of single ones.
    expect((await mock.calls('GET', /user/i)).map(({ path }) => path)).toEqual([expect.stringMatching(/^users\?.*top=500/)]);
    await page.getByRole('combobox', { name: 'Which licence is “Rooms Austellung”?' }).selectOption('Rooms Ausstellung');
    await page.getByRole('combobox', { name: 'Which cloud group is “no such team”?' }).selectOption('None');
    await page.getByRole('button', { name: 'All are right' }).click();
    await page.getByLabel('Expiry date for all of them').fill('2099-12-31');
    await page.getByRole('button', { name: /^Not valid \(1\)/ }).click();
    await page.getByRole('button', { name: /^Correct: Ina Invalid/ }).click();
    const correct = page.getByRole('dialog', { name: 'Correct row 36' });
    await expect(correct.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('ina, invalid');
    await correct.getByRole('textbox', { name: /^E-mail/ }).fill('ina.invalid@holzmann.example');
    await correct.getByRole('button', { name: 'Apply' }).click();
    const short = page.getByRole('group', { name: 'Who gets a key of CAD Planung Stuttgart' });
    await short.getByRole('checkbox', { name: /without a user/ }).click();
    await short.getByRole('button', { name: /^Select the first/ }).click();
    await expect(page.getByText('37 will be created')).toBeVisible();
    await expectAccessible();
    await run.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Run' }).click();

    await expect(page.getByText('36 accounts are ready, nobody has been written to yet.')).toBeVisible({ timeout: 30_000 });
    expect(await mock.calls('POST', /^\/?users$/)).toHaveLength(37);
    expect(await mock.calls('POST', /recover$/)).toEqual([]);
    await expect(page.getByText(/^1 address belongs to a user of another customer\./)).toBeVisible();
    await expectAccessible();
    // The list's own columns: what failed, and the row without an address.
    const { head, rows } = await savedCsv(page, () =>
        page.getByRole('button', { name: 'Save 2 rows that were not done' }).click(),
    );
    expect(head).toEqual(['Number', 'First name', 'Last name', 'E-mail', 'Licence', 'Class', 'Expires']);
    expect(rows).toEqual([
        ['38', 'Lea', 'Lehmann', 'admin@lehmann.example', '', '', ''],
        ['33', 'Nora', 'Nobody', '', '', '', ''],
    ]);
    await page.getByRole('button', { name: 'Send 36 invitations' }).click();
    await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible({ timeout: 30_000 });
    expect(await mock.calls('POST', /recover$/)).toHaveLength(36);

    const invitation = page.url();
    await page.getByRole('button', { name: 'Request 1 transfer' }).click();
    await run.click();
    await expect(page.getByRole('dialog')).toContainText('1 user will receive an e-mail.');
    await page.getByRole('dialog').getByRole('button', { name: 'Run' }).click();
    await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible();
    expect((await mock.mail('admin@lehmann.example', 'transfer')).link).toContain('/transfer-user');

    // Taken back: as before, but for the e-mails, and the transfer that was requested.
    await page.goto(invitation);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('36 users will be deleted')).toBeVisible();
    expect(changed(await mock.state())).not.toEqual(before);
    await run.click();
    await page
        .getByRole('dialog')
        .getByRole('textbox', { name: /Number of users/ })
        .fill('36');
    await page.getByRole('dialog').getByRole('button', { name: 'Run' }).click();
    await expect(page.getByText('Done for 36 users', { exact: true })).toBeVisible({ timeout: 30_000 });
    expect(changed(await mock.state())).toEqual(before);
});
