import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import type { MockControl } from '../support/mock';
import { ADMIN, expectFlowsOnPaper } from '../support/portalPage';

/** Users who leave (LEAVE-1 to LEAVE-6), against the server's data before and after. */

const [LEAVER, OTHER] = ['u102', 'u1026'] as const;
const [ONLINE, NODE_LOCKED, SHARED, EXPIRED, TEAM] = ['10010101', '10010102', '10010103', '10010107', '10010108'] as const;

/** What there is of keys, seats and groups; the leaver shares one key, and has one of an expired licence. */
async function setUp(mock: MockControl) {
    const seed = await mock.state();
    const keyIn = (licence: string, user: string | null) => {
        const key = seed.keys.find(({ licenceId, userId }) => licenceId === licence && userId === user);
        if (!key) throw new Error(`no key of ${licence}`);
        return key.id;
    };
    const keys = {
        own: keyIn(ONLINE, LEAVER),
        locked: keyIn(NODE_LOCKED, LEAVER),
        shared: keyIn(SHARED, LEAVER),
        team: keyIn(TEAM, LEAVER),
        old: keyIn(EXPIRED, null),
    };
    await mock.shareKey(keys.shared, [LEAVER, OTHER]);
    await mock.shareKey(keys.old, [LEAVER]);
    const holders = new Set(
        seed.keys.flatMap(({ licenceId, userId }) =>
            [ONLINE, NODE_LOCKED, TEAM].includes(licenceId as typeof TEAM) ? [userId] : [],
        ),
    );
    const heir = seed.users.find(
        ({ id, customer, active, role }) => customer === '10010' && active && role === 'USER' && !holders.has(id) && id !== OTHER,
    );
    const seat = seed.seats.find(({ keyId, active }) => keyId === keys.locked && active);
    if (!heir || !seat?.releaseCode) throw new Error('the seed has changed');
    return { keys, heir, seat: { id: seat.id, machine: seat.machineName, code: seat.releaseCode } };
}

/** The users of a key; undefined without the key. */
async function usersOf(mock: MockControl, id: string) {
    const key = (await mock.state()).keys.find(one => one.id === id);
    return key && [key.userId, ...(key.sharedWith ?? [])];
}

async function chooseSuccessor(page: Page, email: string) {
    const section = page.getByRole('region', { name: 'Successor' });
    await section.getByText('Select a successor').click();
    await section.getByRole('searchbox').fill(email);
    await section.getByRole('option').filter({ hasText: email }).click();
}

async function run(page: Page) {
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Run' }).click();
    await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible();
}

test('keys, seats, groups and the account of a user who leaves, as decided; nothing is taken from others', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    const { keys, heir, seat } = await setUp(mock);
    const before = await mock.state();
    await signInAs(ADMIN, { open: `/user-management/${LEAVER}` });
    await page.getByRole('button', { name: 'Actions for Jan Kowalski' }).click();
    await page.getByRole('menuitem', { name: 'Arrange departure' }).click();
    await chooseSuccessor(page, heir.email);
    await page.getByRole('checkbox', { name: 'Send the keys to the successor' }).check();
    await page.getByRole('button', { name: 'Check', exact: true }).click();

    await page.getByRole('combobox', { name: /Academy Team/ }).selectOption('Delete key');
    await page.getByRole('combobox', { name: /CAD Werkstatt/ }).selectOption('Keep key without a user');
    await page.getByRole('textbox', { name: new RegExp(`^Release code for ${seat.machine}`) }).fill(seat.code);
    await expect(page.getByText(/Others keep the key/)).toBeVisible();
    await expect(page.getByText('1 user is deleted')).toBeVisible();
    await expectAccessible();
    await run(page);

    const report = page.getByRole('table', { name: /^Handover of Jan Kowalski/ });
    await expect(report.getByRole('row', { name: /^Key .* Rooms Ausstellung/ })).toContainText('Stays with the others');
    await expect(report.getByRole('row', { name: /User account/ })).toContainText('Deleted');
    await expect(report.getByRole('row', { name: new RegExp(`^Seat on ${seat.machine}`) })).toContainText('Released');
    await expectAccessible();
    await expectFlowsOnPaper(page);

    const after = await mock.state();
    expect(after.users.map(({ id }) => id)).toEqual(before.users.map(({ id }) => id).filter(id => id !== LEAVER));
    expect(after.keys.map(({ id }) => id)).toEqual(before.keys.map(({ id }) => id).filter(id => id !== keys.team));
    expect(await usersOf(mock, keys.own)).toEqual([heir.id]);
    expect(await usersOf(mock, keys.shared)).toEqual([OTHER]);
    expect([await usersOf(mock, keys.locked), await usersOf(mock, keys.old)]).toEqual([[null], [null]]);
    expect(after.seats.find(({ id }) => id === seat.id)?.active).toBe(false);
    expect(after.cloudGroups.flatMap(({ userIds }) => userIds)).not.toContain(LEAVER);
    expect((await mock.mail(heir.email, 'key')).to).toBe(heir.email);
});

test('a key that somebody else gets between check and run is not taken, and is named', async ({ page, signInAs, mock }) => {
    const { keys, heir } = await setUp(mock);
    await signInAs(ADMIN, { open: '/plans' });
    await page.getByRole('button', { name: 'Departure' }).click();
    const who = page.getByRole('region', { name: 'Who leaves' });
    await who.getByRole('searchbox').fill('user@holzmann.example');
    await who.getByRole('option').filter({ hasText: 'user@holzmann' }).click();
    await chooseSuccessor(page, heir.email);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText(/Key .* of CAD Planung Stuttgart goes to/)).toBeVisible();

    await mock.shareKey(keys.own, [OTHER]);
    const given = (await mock.state()).keys.find(({ id }) => id === keys.own);
    await run(page);
    await expect(page.getByText(/the key has other users/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Do it anyway/ })).toBeVisible();
    // It is as it was given: with its users, its code and its label.
    expect((await mock.state()).keys.find(({ id }) => id === keys.own)).toEqual(given);
});
