import { expect, test } from '../support/fixtures';
import { dialog } from '../support/parts';

/** A new school year by a word in the note: a renamed cloud group, none, deleted accounts, and e-mails at once (YEAR-1, YEAR-4, YEAR-5, YEAR-7), with a server that ignores sorting and paging. */

const SCHOOL = '10030';
const [WORD, OLD_CLASS] = ['Klasse HT1b', 'g114'] as const;

test('selected users are last year’s pupils; by a word in the note others leave, and new pupils are written to last', async ({
    page,
    signInAs,
    mock,
}) => {
    await mock.loadSituation('school-in-september');
    const before = await mock.state();
    const [stays, ...leave] = before.users.filter(({ customer, adminNote }) => customer === SCHOOL && adminNote === WORD);
    const members = before.cloudGroups.find(({ id }) => id === OLD_CLASS)?.userIds ?? [];
    const list = [
        'Vorname;Nachname;E-Mail;Klasse',
        `${stays?.forename};${stays?.surname};${stays?.email};Klasse HT2b`,
        'Nora;Neu;nora.neu@schule.example;Klasse HT2b',
        'Otto;Neu;otto.neu@schule.example;Ohne Gruppe',
    ];
    await mock.settings({ odata: 'basic' });
    await signInAs('admin@schule.example', { open: '/user-management' });
    const boxes = page.getByRole('grid').getByRole('checkbox', { name: /^Select (?!all)/ });
    for (const at of [0, 1]) await boxes.nth(at).check();
    await page.getByRole('button', { name: /^Actions for User management/ }).click();
    await page.getByRole('menuitem', { name: 'Plan a new school year' }).click();
    await expect(page.getByRole('radio', { name: 'Selected users' })).toBeChecked();
    await expect(page.getByRole('list', { name: '2 users selected' }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('radio', { name: 'Users with a word in the note' }).check();
    await page.getByRole('textbox', { name: 'Word in the note' }).fill(WORD);
    await page.getByRole('checkbox', { name: 'Klasse HT2a' }).check();
    await page.getByRole('textbox', { name: 'Paste a list' }).fill(list.join('\n'));
    await page.getByRole('button', { name: 'Read list' }).click();
    await page.getByRole('checkbox', { name: /^CAD Klassensatz/ }).check();
    await page.getByRole('radio', { name: 'Delete' }).check();
    await page.getByRole('radio', { name: 'Send the activation at once' }).check();
    await page.getByRole('checkbox', { name: 'Try with the first five' }).uncheck();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByRole('combobox', { name: 'Cloud group of class Klasse HT2b' }).selectOption('Rename Klasse HT2a');
    await page.getByRole('combobox', { name: 'Cloud group of class Ohne Gruppe' }).selectOption('None');
    await expect(page.getByRole('row', { name: /Otto Neu/ })).not.toContainText('Joins');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(dialog(page)).toContainText(`${leave.length} users will be deleted.`);
    await dialog(page)
        .getByRole('textbox')
        .fill(String(leave.length + 1));
    await dialog(page).getByRole('button', { name: 'Run' }).click();
    await expect(
        dialog(page)
            .getByRole('alert')
            .filter({ hasText: `Please enter ${leave.length}` }),
    ).toBeVisible();
    await dialog(page).getByRole('textbox').fill(String(leave.length));
    await dialog(page).getByRole('button', { name: 'Run' }).click();
    await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible();

    const after = await mock.state();
    const gone = new Set(leave.map(({ id }) => id));
    expect(before.users.filter(({ id }) => after.users.every(user => user.id !== id)).map(({ id }) => id)).toEqual([...gone]);
    const nora = after.users.find(({ email }) => email === 'nora.neu@schule.example')?.id ?? '';
    const group = after.cloudGroups.find(({ id }) => id === OLD_CLASS);
    expect(group?.label).toBe('Klasse HT2b');
    const expected = [...members.filter(id => !gone.has(id)), stays?.id ?? '', nora];
    expect(group?.userIds.toSorted()).toEqual(expected.toSorted());
    // The two e-mails are the last of all writes.
    const writes = (await mock.calls()).filter(({ method, path }) => method !== 'GET' && !path.startsWith('academy/'));
    const mailed = writes.map(({ path }, at) => (path.endsWith('/recover') ? at : -1)).filter(at => at !== -1);
    expect(mailed).toEqual([writes.length - 2, writes.length - 1]);
    for (const name of ['nora', 'otto']) expect(await mock.mail(`${name}.neu@schule.example`, 'activation')).toBeTruthy();
});
