import type { Page } from '@playwright/test';
import type { Key } from '../../dataProvider/types';
import { expect, test } from '../support/fixtures';
import { jobBar } from '../jobs/jobsPage';
import { dialog, dialogButton, search, submit } from '../support/parts';
import { ADMIN, expectNoOverflow } from '../support/portalPage';
import { JAN, leftOut, ME, open, RUTH, select, USERS } from '../users/userBatchPage';

/** A key that several users have, which earlier rules allowed: the portal names everybody who would lose it beforehand (KEY-4). */

const LICENCE = '10010101';

/** The keys of the licence with their users, from the server. */
async function keysOf(page: Page): Promise<Key[]> {
    const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('token') ?? '{}') as { token: string }).token);
    const headers = { Authorization: `Bearer ${token}`, 'Application-Id': 'portal' };
    return (await (await page.request.get(`/api/licences/${LICENCE}/keys`, { headers })).json()) as Key[];
}

const idsOf = (key: Key | undefined): string[] => key?.users?.map(({ id }) => id) ?? [];

test('all users who lose a shared key are listed; assigning it takes it from all of them', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: null });
    const keys = await keysOf(page);
    const shared = keys.find(key => idsOf(key).some(id => /^u1\d{3}$/.test(id)));
    // further users without a key of the licence, one of them without a name
    const taken = new Set(keys.flatMap(idsOf));
    const others = ['u1001', 'u1002', 'u1003', 'u1004', 'u1005', 'u1006', 'u1007', 'u1008', 'u1009', 'u1010', 'u1011', 'u1012']
        .filter(id => !taken.has(id))
        .slice(0, 4);
    const people = [...idsOf(shared), ...others, 'u112'];
    await mock.shareKey(shared?.id ?? '', people);

    await page.goto(`/licences/${LICENCE}/keys`);
    await search(page, shared?.token ?? '');
    const row = page.getByRole('row').filter({ hasText: shared?.token ?? '' });
    await expect(row).toBeVisible();
    const act = async (name: string) => {
        await row.getByRole('button', { name: /Actions for/ }).click();
        await page.getByRole('menuitem', { name }).click();
    };
    const named = dialog(page).getByRole('list').getByRole('listitem');
    for (const action of ['Delete', 'Replace key code']) {
        await act(action);
        await expect(named).toHaveCount(people.length);
        await expect(named.last()).toHaveText('lager@holzmann.example');
        await expectAccessible('dialog');
        await page.keyboard.press('Escape');
    }

    await act('Assign user');
    await expect(named).toHaveCount(people.length);
    await expect(dialog(page)).toContainText('from all of these users');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoOverflow(page);
    await expectAccessible('dialog');
    await dialog(page).getByRole('searchbox').fill('lager@');
    const keeper = dialog(page).getByRole('option', { name: /^lager@/ });
    // one of several may keep it alone
    await keeper.click();
    await expect(named).toHaveCount(people.length - 1);
    await mock.forgetCalls();
    await dialogButton(page, 'Assign').click();
    await expect(page.getByText('The key was assigned to lager@holzmann.example.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect((await mock.calls('PUT')).map(({ path }) => path)).toEqual([`users/u112/keys/${shared?.id}`]);
    expect(idsOf((await keysOf(page)).find(({ id }) => id === shared?.id))).toEqual(['u112']);
});

test('those who lose a licence together leave shared keys to who keeps them, and lose their own', async ({
    page,
    signInAs,
    mock,
    request,
    expectAccessible,
}) => {
    interface Row {
        id: string;
        licenceId: string;
        userId: string | null;
        sharedWith?: string[];
    }
    const stored = async (): Promise<Row[]> => {
        const rows = (await (await request.get('/__mock/rest/keys')).json()) as Row[];
        return rows.filter(({ licenceId }) => licenceId === LICENCE);
    };
    const before = await stored();
    const own = (user: string) => before.find(({ userId }) => userId === user)?.id ?? '';
    const others = before.filter(({ userId }) => /^u1\d{3}$/.test(userId ?? '') && userId !== null);
    // Jan (u102) has a key of his own and one with a colleague; Ruth (u103) has none but one with another colleague.
    const [jans, ruths] = others;
    if (!jans?.userId || !ruths?.userId) throw new Error('Nobody else has a key.');
    await mock.shareKey(jans.id, ['u102', jans.userId]);
    await mock.shareKey(ruths.id, [ruths.userId, 'u103']);

    await signInAs(ADMIN, USERS);
    await select(page, { ...JAN, ...RUTH, ...ME });
    const modal = await open(page, 'Remove licence');
    await modal.getByLabel('Licence', { exact: true }).selectOption(LICENCE);
    await expect(leftOut(page)).toHaveCount(0);
    await expect(
        modal.getByRole('list', { name: /^These users also have the key and keep it/ }).getByRole('listitem'),
    ).toHaveCount(2);
    await expectAccessible('dialog');
    await mock.forgetCalls();
    await submit(page).click();
    await expect(jobBar(page)).toContainText('Done for 3 users');
    expect((await mock.calls('DELETE')).map(({ path }) => path).sort()).toEqual([
        `users/u101/licences/${LICENCE}`,
        `users/u102/keys/${jans.id}`,
        `users/u102/licences/${LICENCE}`,
        `users/u103/keys/${ruths.id}`,
    ]);
    const after = await stored();
    expect(before.map(({ id }) => id).filter(id => !after.some(key => key.id === id))).toEqual([own('u101'), own('u102')]);
    const holders = (key: Row) =>
        after.filter(({ id }) => id === key.id).flatMap(({ userId, sharedWith = [] }) => [userId, ...sharedWith]);
    expect([holders(jans), holders(ruths)]).toEqual([[jans.userId], [ruths.userId]]);
});

test('nothing is removed while it is unknown who shares the keys', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN, USERS);
    await select(page, JAN);
    await mock.fault({ method: 'GET', path: `licences/${LICENCE}/keys`, kind: 'status', status: 500 });
    const modal = await open(page, 'Remove licence');
    await modal.getByLabel('Licence', { exact: true }).selectOption(LICENCE);
    const retry = modal.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await mock.clearFaults();
    await retry.click();
    await expect(retry).toBeHidden();
    await submit(page).click();
    await expect(jobBar(page)).toContainText('Done for 1 user');
});
