import { expect, test } from '../support/fixtures';
import { ADMIN } from '../support/portalPage';

/** A plan in two tabs (PLAN-4, MANY-6). */

const COUNT = 24;
const LIST = Array.from({ length: COUNT }, (_, at) => `new.user${at}@holzmann.example`).join('\n');

test('a plan edited in one tab and run there is gone on with in another, each effect once', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, { open: '/plans' });
    await page.getByRole('button', { name: 'Invite users' }).click();
    await page.getByRole('textbox', { name: 'Paste a list' }).fill(LIST);
    await page.getByRole('button', { name: 'Read list' }).click();
    // Not the group that the server puts new users into itself: nothing is sent for that (MANY-16).
    await page.getByRole('group', { name: 'Cloud groups' }).getByRole('checkbox', { name: 'Planung' }).check();
    await page.getByRole('button', { name: 'Check', exact: true }).last().click();
    await expect(page.getByText(`${COUNT} will be created`)).toBeVisible();

    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByText(`${COUNT} will be created`)).toBeVisible();
    await page.getByRole('button', { name: /^Leave out: new.user0@/ }).click();
    await expect(other.getByText('1 is left out')).toBeVisible();

    await mock.settings({ latency: 150 });
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Run' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Run' }).click();
    await expect(other.getByRole('heading', { name: 'Run' })).toBeVisible();
    const made = () => mock.calls('POST', /^\/?users$/);
    await expect.poll(async () => (await made()).length, { intervals: [50] }).toBeGreaterThan(COUNT / 3);
    await page.close();

    await expect(other.getByText(`${COUNT - 1} accounts are ready, nobody has been written to yet.`)).toBeVisible();
    await mock.settings({ latency: 0 });
    await other.getByRole('button', { name: `Send ${COUNT - 1} invitations` }).click();
    await expect(other.getByRole('heading', { name: 'Report' })).toBeVisible();
    const effects = async (method: string, path: RegExp) =>
        (await mock.calls(method, path)).filter(({ status, answered }) => (answered ?? status) < 300).length;
    expect(await effects('POST', /^\/?users$/)).toBe(COUNT - 1);
    expect(await effects('PUT', /groups/i)).toBe(COUNT - 1);
    expect(await effects('POST', /recover$/)).toBe(COUNT - 1);
});
