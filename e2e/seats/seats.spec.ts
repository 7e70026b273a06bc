import type { Locator, Page } from '@playwright/test';
import { buildState } from '../../mock-server/seed';
import { OCCUPIED_MACHINE } from '../../mock-server/seed/keys';
import { DEFAULT_SEED } from '../../mock-server/options';
import { expect, test } from '../support/fixtures';
import { alertIn, dialog, dialogButton, rows, search } from '../support/parts';
import { expectNoOverflow } from '../support/portalPage';

/** The seats of a licence (SEAT-1 to SEAT-3, SEAT-5): texts, order, releasing both kinds, removing, permissions. */

const ONLINE = '10010101';
const NODE_LOCKED = '10010102';
const CNC = 'CNC-HALLE-02';
const open = (licence: string) => ({ open: `/licences/${licence}/seats` });

const row = (page: Page, machine: string): Locator => rows(page).filter({ hasText: machine });
const deletes = /licences\/\d+\/seats\//;

/** The release code of a machine in the seed, which is always the same. */
function releaseCode(machine: string): string {
    const seat = buildState({ seed: DEFAULT_SEED, scale: 0, now: 1_800_000_000 }).seats.find(
        ({ machineName, active }) => machineName === machine && active,
    );
    if (!seat?.releaseCode) throw new Error(`The seed has no release code for ${machine}.`);
    return seat.releaseCode;
}

test('active seats come first, with their times, and the filter shows those of one key', async ({
    page,
    signInAs,
    expectAccessible,
}) => {
    await signInAs('admin@holzmann.example', open(NODE_LOCKED));
    await expect(row(page, CNC)).toContainText(/Active since \d+ \w+ \d{4}/);
    await expect(row(page, CNC)).toContainText('Jan Kowalski');
    await expect(row(page, 'NB-MONTAGE-05')).toContainText(/Inactive, last active from \d+ \w+ \d{4} to \d+ \w+ \d{4}/);
    const states = await rows(page).locator('[data-field=state]').allInnerTexts();
    const active = states.map(text => text.includes('Active since'));
    expect(active).toEqual([...active].sort((a, b) => Number(b) - Number(a)));

    const keyId = await page.evaluate(async machine => {
        const { token } = JSON.parse(localStorage.getItem('token') ?? '{}') as { token: string };
        const headers = { Authorization: `Bearer ${token}`, 'Application-Id': 'portal' };
        const answer = await fetch('/api/licences/10010102/seats', { headers });
        const { value } = (await answer.json()) as { value: { machineName: string; keyId: string }[] };
        return value.find(seat => seat.machineName === machine)?.keyId;
    }, CNC);
    await page.goto(`/licences/${NODE_LOCKED}/seats?filter=${keyId}`);
    await expect(rows(page)).toHaveCount(2);
    await expect(row(page, CNC)).toBeVisible();
    await expectAccessible();
});

test('an online seat is released after a confirmation, then its entry is removed, each sent once', async ({
    page,
    signInAs,
    mock,
}) => {
    await signInAs('admin@holzmann.example', open(ONLINE));
    const seat = row(page, 'WS-KUECHE-03').filter({ hasText: 'Active since' }).first();
    await seat
        .getByRole('menuitem', { name: 'Release seat' })
        .or(seat.getByRole('button', { name: 'Release seat' }))
        .click();
    await expect(dialog(page)).toContainText('WS-KUECHE-03');
    await dialogButton(page, 'Release').dblclick();
    await expect(page.getByText('The seat was released.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    const calls = await mock.calls('DELETE', deletes);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.path).not.toContain('token');

    await search(page, 'WS-KUECHE-03');
    const entry = row(page, 'WS-KUECHE-03').first();
    await expect(entry).toContainText('Inactive, last active');
    const before = await rows(page).count();
    await entry.getByRole('button', { name: 'Remove from list' }).click();
    await dialogButton(page, 'Remove').click();
    await expect(page.getByText('The seat was removed from the list.')).toBeVisible();
    await (before === 1 ? expect(page.getByText('Nothing found')).toBeVisible() : expect(rows(page)).toHaveCount(before - 1));
    expect(await mock.calls('DELETE', deletes)).toHaveLength(2);
});

test('a release whose answer is lost is looked up: a second call would remove the entry', async ({ page, signInAs, mock }) => {
    await signInAs('admin@holzmann.example', open(ONLINE));
    const seat = row(page, 'WS-KUECHE-03').filter({ hasText: 'Active since' }).first();
    await seat.getByRole('button', { name: 'Release seat' }).click();
    await mock.fault({ method: 'DELETE', path: 'licences/*/seats/*', kind: 'lost', times: 1 });
    await dialog(page).getByRole('button', { name: 'Release' }).click();
    await expect(page.getByText('The seat was released.')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect(await mock.calls('DELETE', deletes)).toHaveLength(1);
    await page.getByRole('searchbox').fill('WS-KUECHE-03');
    await expect(row(page, 'WS-KUECHE-03').first()).toContainText('Inactive, last active');
});

test('a node-locked seat is released with its code, validated, in capitals, in the query and the body', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs('admin@holzmann.example', open(NODE_LOCKED));
    await row(page, CNC).getByRole('button', { name: 'Release seat' }).click();
    const field = dialog(page).getByRole('textbox', { name: 'Release code' });
    await expect(field).toBeFocused();

    await field.fill('abcd');
    await expect(field).toHaveValue('ABCD');
    await field.press('Enter');
    await expect(alertIn(dialog(page))).toContainText('XXXX-XXXX-XXXX-XXXX');
    await expectAccessible();
    expect(await mock.calls('DELETE')).toEqual([]);

    // Text typed in the middle stays in the middle.
    await field.press('Home');
    await field.pressSequentially('xy');
    await expect(field).toHaveValue('XYABCD');

    await field.fill('0000-0000-0000-0000');
    await field.press('Enter');
    await expect(alertIn(dialog(page))).toContainText('does not belong to the seat');
    await expect(field).toHaveValue('0000-0000-0000-0000');

    await mock.forgetCalls();
    const code = releaseCode(CNC);
    const sent = page.waitForRequest(request => request.method() === 'DELETE');
    await field.fill(` ${code.toLowerCase()} `);
    await field.press('Enter');
    const request = await sent;
    expect(new URL(request.url()).searchParams.get('token')).toBe(code);
    expect(request.postDataJSON()).toEqual({ token: code });
    await expect(page.getByText('The seat was released.')).toBeVisible();
    await expect(row(page, CNC)).toContainText('Inactive, last active');
    expect(await mock.calls('DELETE')).toHaveLength(1);
});

test('a seat in use cannot be released, with the reason', async ({ page, signInAs }) => {
    await signInAs('admin@holzmann.example', open(ONLINE));
    await row(page, OCCUPIED_MACHINE).getByRole('button', { name: 'Release seat' }).click();
    await dialogButton(page, 'Release').click();
    await expect(page.getByText('Seat is not empty')).toBeVisible();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row(page, OCCUPIED_MACHINE)).toContainText('Active since');
});

test('a release that fails keeps the code and shows the reason', async ({ page, signInAs, mock }) => {
    await signInAs('admin@holzmann.example', open(NODE_LOCKED));
    await row(page, CNC).getByRole('button', { name: 'Release seat' }).click();
    const field = dialog(page).getByRole('textbox');
    await field.fill('A1B2-C3D4-E5F6-G7H8');
    for (const [status, text] of [
        [403, 'User is not allowed to perform this action'],
        [404, 'Seat not found'],
        [500, "Can't release seat"],
    ] as const) {
        await mock.forgetCalls();
        await mock.fault({ method: 'DELETE', path: 'licences/**', kind: 'status', status, times: 1 });
        await field.press('Enter');
        await expect(page.getByText(text)).toBeVisible();
        await expect(field).toHaveValue('A1B2-C3D4-E5F6-G7H8');
        await expect(dialogButton(page, 'Release')).toBeEnabled();
        expect(await mock.calls('DELETE')).toHaveLength(1);
    }
});

test('an administrator with read access sees the seats and is offered no changes', async ({ page, signInAs }) => {
    await signInAs('reader@holzmann.example', open(NODE_LOCKED));
    await expect(row(page, CNC)).toBeVisible();
    await expect(page.getByRole('button', { name: /Release seat|Remove from list/ })).toHaveCount(0);
});

test('an expired licence says so, and its seats can still be released, on a phone too', async ({
    page,
    signInAs,
    expectAccessible,
}) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs('admin@holzmann.example', open('10010105'));
    await expect(page.getByRole('note')).toContainText('This licence has expired');
    await expect(page.getByRole('button', { name: 'Release seat' }).first()).toBeEnabled();
    await expectNoOverflow(page);
    await expectAccessible();
});
