import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import type { MockControl } from '../support/mock';
import { ADMIN, expectFlowsOnPaper } from '../support/portalPage';
import { dialog, search } from '../support/parts';
import { bar, select, selectPage } from '../users/userBatchPage';

/** Users who leave (LEAVE-1 to LEAVE-8), against the server's data before and after. */

type State = Awaited<ReturnType<MockControl['state']>>;

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
    await expect(page.getByText('1 user will be deleted')).toBeVisible();
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

const CUSTOMER = '10010';

/** What somebody is and has of the customer. */
const allOf = ({ users, keys, cloudGroups }: State, user: string) => ({
    account: users.find(({ id }) => id === user),
    keys: keys.filter(key => key.customerId === CUSTOMER && [key.userId, ...(key.sharedWith ?? [])].includes(user)),
    groups: cloudGroups.flatMap(group => (group.customerId === CUSTOMER && group.userIds.includes(user) ? [group.id] : [])),
});

const PROJECTS = 'g105';

test('a guest, an administrator, and one of whom something is not read, selected in the list; taken back afterwards', async ({
    page,
    signInAs,
    mock,
}) => {
    const { heir } = await setUp(mock);
    const [guest, admin] = ['u106', 'u115'];
    const seed = await mock.state();
    const key = seed.keys.find(({ licenceId, userId }) => licenceId === ONLINE && userId === null)?.id ?? '';
    await mock.shareKey(key, [guest]);
    await page.request.put(`/api/cloudGroups/${PROJECTS}/users/${guest}`, {
        headers: { Authorization: `Bearer ${await mock.signIn(ADMIN)}`, 'Application-Id': 'portal' },
    });
    const before = await mock.state();
    expect(allOf(before, guest)).toMatchObject({ groups: expect.arrayContaining([PROJECTS]) });
    const adminKey = before.keys.find(({ licenceId, userId }) => licenceId === ONLINE && userId === admin)?.id ?? '';

    await signInAs(ADMIN, { open: '/user-management' });
    await select(page, {
        'multi@planwerk': 'Mira Planwerk',
        'leitung@': 'Friedrich-Wilhelm Maximilian von Hohenstein-Oberlichtenau',
        'user@holz': 'Jan Kowalski',
    });
    await bar(page).getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Arrange departure' }).click();
    await chooseSuccessor(page, heir.email);
    await mock.fault({ method: 'GET', path: `users/${LEAVER}/keys`, kind: 'status', status: 500 });
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText('The keys could not be loaded: nothing is done.')).toBeVisible();
    await expect(page.getByText('Guest: loses what this customer gave and keeps the account.')).toBeVisible();
    // The successor has one key of a licence: what becomes of the other one is decided for its user alone.
    await page.getByRole('button', { name: /^Correct: Friedrich/ }).click();
    await dialog(page)
        .getByRole('combobox', { name: /CAD Planung/ })
        .selectOption('Delete key');
    await dialog(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Administrators cannot be deleted: the account is kept.')).toBeVisible();
    await page
        .getByRole('group', { name: /joins these cloud groups/ })
        .getByRole('checkbox', { name: 'Äußere Projekte' })
        .check();
    await run(page);

    const after = await mock.state();
    expect(allOf(after, LEAVER)).toEqual(allOf(before, LEAVER));
    expect(allOf(after, guest)).toEqual({ ...allOf(before, guest), keys: [], groups: [] });
    const { account } = allOf(before, admin);
    const note = expect.stringMatching(/^Left on /) as unknown;
    expect(allOf(after, admin)).toEqual({ account: { ...account, adminNote: note }, keys: [], groups: [] });
    expect(after.keys.map(({ id }) => id)).toEqual(before.keys.map(({ id }) => id).filter(id => id !== adminKey));
    expect(await usersOf(mock, key)).toEqual([heir.id]);
    expect(allOf(after, heir.id).groups).toContain(PROJECTS);
    expect((await mock.calls('POST', /logout$/)).map(({ path }) => path)).toEqual([`users/${admin}/logout`]);

    // Taken back: cloud groups, the note, and the key that moved; the key that was deleted stays away, and is named.
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText(/Deleted keys.* cannot be taken back/).last()).toBeVisible();
    await run(page);
    const back = await mock.state();
    expect(allOf(back, guest).groups).toEqual(allOf(before, guest).groups);
    expect(await usersOf(mock, key)).toEqual([guest]);
    expect(allOf(back, admin)).toEqual({ ...allOf(before, admin), keys: [] });
    expect(allOf(back, heir.id)).toEqual(allOf(before, heir.id));
});

const SCHOOL = '10030';

test('thirty pupils of a school leave at once, without keys, seats or cloud groups of others', async ({
    page,
    signInAs,
    mock,
}) => {
    const before = await mock.state();
    const found = before.users.filter(({ customer, adminNote }) => customer === SCHOOL && adminNote?.startsWith('Klasse'));
    await signInAs('admin@schule.example', { open: '/user-management' });
    await search(page, 'Klasse');
    await expect(page.getByText(new RegExp(`of ${found.length}$`))).toBeVisible();
    await selectPage(page);
    await bar(page)
        .getByRole('button', { name: `Select all ${found.length}` })
        .click();
    await expect(bar(page)).toContainText(`${found.length} users selected`);
    await bar(page).getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Arrange departure' }).click();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText(`${found.length} users will be deleted`)).toBeVisible();
    const fates = await page.getByRole('combobox', { name: /^What happens to/ }).all();
    expect(fates.length).toBeGreaterThan(1);
    for (const fate of fates) await fate.selectOption('Delete key');
    const leaving = found.slice(0, 30);
    for (const { forename, surname } of found.slice(30)) {
        await page.getByRole('button', { name: `Leave out: ${forename} ${surname}` }).click();
    }
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await dialog(page)
        .getByRole('textbox', { name: /Number of users/ })
        .fill('30');
    await dialog(page).getByRole('button', { name: 'Run' }).click();
    await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible();
    await expect(page.getByText('Done for 30 users', { exact: true })).toBeVisible();

    const gone = new Set<string | null>(leaving.map(({ id }) => id));
    const after = await mock.state();
    const rest = <Row extends { userId: string | null }>(rows: readonly Row[]) => rows.filter(({ userId }) => !gone.has(userId));
    expect(after.users).toEqual(before.users.filter(({ id }) => !gone.has(id)));
    expect(after.keys).toEqual(rest(before.keys));
    expect(before.keys.length - after.keys.length).toBeGreaterThan(25);
    const groups = before.cloudGroups.map(group => ({ ...group, userIds: group.userIds.filter(id => !gone.has(id)) }));
    expect(after.cloudGroups).toEqual(groups);
    const isActive = ({ active }: { active: boolean }) => active;
    expect(after.seats.filter(isActive)).toEqual(rest(before.seats).filter(isActive));
});
