import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { act, licence, NOBODY, openAdd, USER } from '../users/userPage';
import { button, choose, dialog, dialogButton, field, heading, openDialog, submit } from '../support/parts';
import { ADMIN, SIGNED_OUT, signOut } from '../support/portalPage';
import { savedCsv } from '../support/savedCsv';

/** What was done in this browser, and undoing it (ACTIVITY-3 to ACTIVITY-6). */

const GROUP = '/cloud-groups/g103';
/** The code that keeps changes (build/chunks.ts). */
const KEEPS = /\/assets\/activity-[^/]+\.js/;
const toast = (page: Page) => page.locator('[data-toasts] [role=status]');

async function rename(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name: 'Rename' }).click();
    await dialog(page).getByLabel('Name of the group').fill(name);
    await dialogButton(page, 'Save').click();
}

test('a name is put back by keyboard from the message, and from the list, unless others have changed it since', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await signInAs(ADMIN, { open: GROUP });
    // The check before a change is fetched with its dialog, not once it is sent.
    const check = page.waitForRequest(/\/meanwhile-[^/]+\.js/);
    await page.getByRole('button', { name: 'Rename' }).click();
    await check;
    await page.keyboard.press('Escape');
    await rename(page, 'Werkstatt Nord');
    await expect(heading(page)).toHaveText('Werkstatt Nord');
    const undo = toast(page).getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    // In one line with the words beside it.
    const middle = async (part: Locator) => {
        const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
        return y + height / 2;
    };
    expect(await middle(undo)).toBeCloseTo(await middle(toast(page).getByText('The cloud group was renamed.')), 0);
    expect((await undo.boundingBox())?.height).toBe(28);
    await expectAccessible();
    await page.keyboard.press('Control+z');
    await expect(toast(page)).toContainText('The change was undone.');
    await expect(heading(page)).toHaveText('Werkstatt');

    const part = page.getByRole('region', { name: 'Last changes from this browser' });
    await expect(part.getByRole('listitem')).toHaveCount(2);
    await part.getByRole('link', { name: 'Last changes from this browser' }).click();
    await expect(heading(page)).toHaveText('What was done in this browser');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText('Undone');
    await expectAccessible();

    // Somebody else meanwhile.
    const headers = { Authorization: `Bearer ${await mock.signIn(ADMIN)}`, 'Application-Id': 'portal' };
    await page.request.patch('/api/cloudGroups/g103', { headers, data: { label: 'Fremd' } });
    await rows.first().getByRole('button', { name: 'Undo: Cloud group renamed' }).press('Enter');
    await expect(dialog(page)).toContainText('Werkstatt Nord');
    await expect(dialog(page)).toContainText('Fremd');
    await expectAccessible();
    await dialogButton(page, 'Use the value from before').click();
    await expect(dialog(page)).toBeHidden();
    await expect(rows.first().getByRole('link')).toHaveText('Werkstatt Nord');
});

/** Signs out, and once that is said in again, and opens the list of changes. */
async function signOutAndIn(page: Page, signInByForm: (email: string) => Promise<void>): Promise<void> {
    await signOut(page);
    await expect(page.getByText(SIGNED_OUT)).toBeVisible();
    await signInByForm(ADMIN);
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Changes in this browser' }).click();
    await expect(heading(page)).toHaveText('What was done in this browser');
}

/** What is undone by taking a key, which cannot be undone. */
const TAKEN = 'Licence assigned';

/** A change of each kind that can be undone: where, how, and as what it is listed. */
const KINDS: readonly [listed: string, path: string, change: (page: Page) => Promise<void>][] = [
    [
        'Key changed',
        USER,
        async page => {
            await act(page, 'CAD Planung Stuttgart', 'Edit');
            await dialog(page).getByLabel('Label').fill('Arbeitsplatz 4');
            await field(page, 'Expiry date').fill('2031-12-31');
            await submit(page).click();
        },
    ],
    [
        'Key assigned',
        USER,
        async page => {
            await act(page, 'CAD Werkstatt', 'Assign user');
            await choose(page, 1);
            await submit(page).click();
        },
    ],
    [
        'User removed from a cloud group',
        USER,
        async page => {
            await button(page, 'Remove from Planung').click();
            await dialogButton(page, 'Remove').click();
        },
    ],
    [
        'User added to a cloud group',
        USER,
        async page => {
            await openDialog(page, button(page, 'Add to group'));
            await dialog(page).getByRole('radio', { name: 'Auszubildende' }).check();
            await submit(page).click();
        },
    ],
    [
        TAKEN,
        NOBODY,
        async page => {
            await openAdd(page);
            await licence(page, 'CAD Planung').check();
            await expect(dialog(page).getByRole('combobox')).toBeVisible();
            await dialogButton(page, 'Add').click();
        },
    ],
    ['Default group changed', GROUP, page => page.getByRole('checkbox', { name: 'Use as default group' }).click()],
    [
        'Licence renamed',
        '/licences/10010101',
        async page => {
            await button(page, 'Rename').click();
            await dialog(page).getByRole('textbox').fill('Team Nord');
            await submit(page).click();
        },
    ],
];

test('each kind of change is undone from its message; a sign-out drops the list unless it is kept', async ({
    page,
    signInAs,
    signInByForm,
    mock,
}) => {
    await signInAs(ADMIN, { open: null });
    /** What the changes are about, a line for each record. */
    const state = async (): Promise<string[]> => {
        const { keys, cloudGroups, licences } = await mock.state();
        return [
            ...keys.map(({ id, label, expire, userId }) => [id, label, expire, userId].join(' ')),
            ...cloudGroups.map(({ id, autoAdd, userIds }) => [id, autoAdd, ...userIds.toSorted()].join(' ')),
            ...licences.map(({ id, name }) => [id, name].join(' ')),
        ].toSorted();
    };
    const before = await state();
    const made: string[] = [];
    for (const [listed, path, change] of KINDS) {
        await page.goto(path);
        await change(page);
        const undo = toast(page).getByRole('button', { name: 'Undo' });
        await expect(undo, listed).toBeVisible();
        const changed = (await state()).filter(line => !before.includes(line));
        expect(changed, listed).toHaveLength(1);
        if (listed !== TAKEN) made.push(...changed);
        await undo.press('Enter');
        await expect(toast(page), listed).toContainText('The change was undone.');
        expect(await state(), listed).toEqual(before);
    }

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('Changes in this');
    await page.getByRole('option', { name: 'Changes in this browser' }).click();
    const rows = page.getByRole('main').getByRole('listitem');
    // With the key its label was changed, and both of label and expiry were put back by themselves.
    const count = 2 * KINDS.length + 3;
    await expect(rows).toHaveCount(count);
    for (const [listed] of KINDS) await expect(rows.filter({ hasText: listed }).filter({ hasText: 'Undone' })).toHaveCount(1);
    const saved = await savedCsv(page, () => button(page, 'Export').click());
    expect(saved.rows).toHaveLength(count);

    // What was undone is a change as well: undone from the list, all is as it was changed. Each adds a row above, and then loses its button.
    const undos = page.getByRole('main').getByRole('button', { name: /^Undo: / });
    const undoable = await undos.count();
    const undone = rows.filter({ hasText: 'Undone' });
    const undoneBefore = await undone.count();
    for (let at = 0; at < undoable; at += 1) {
        await undos.nth(at).click();
        await expect(rows).toHaveCount(count + at + 1);
        await expect(undone).toHaveCount(undoneBefore + at + 1);
    }
    expect(await state()).toEqual(expect.arrayContaining(made));

    // A sign-out drops it, unless it is kept.
    for (const keeps of [true, false]) {
        await page.getByRole('checkbox', { name: 'Keep this list on this computer' }).setChecked(keeps);
        await signOutAndIn(page, signInByForm);
        await expect(rows).toHaveCount(keeps ? count + undoable : 0);
    }
});

test('whoever is told that they have signed out leaves nothing behind, even if they close the page at that moment', async ({
    page,
    signInAs,
    signInByForm,
}) => {
    await signInAs(ADMIN);
    await page.goto('/licences/10010101');
    await button(page, 'Rename').click();
    await dialog(page).getByRole('textbox').fill('Team Nord');
    await submit(page).click();
    await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeVisible();
    // A slow disk.
    await page.evaluate(() => {
        const known = indexedDB.databases.bind(indexedDB);
        indexedDB.databases = () => new Promise(resolve => setTimeout(() => resolve(known()), 300));
    });
    await signOutAndIn(page, signInByForm);
    await expect(page.getByRole('main').getByText('No changes yet').first()).toBeVisible();
});

test('a change is kept though the page is reloaded at once, before the code that keeps it has arrived', async ({
    page,
    signInAs,
}) => {
    await signInAs(ADMIN, { open: GROUP });
    let held = 0;
    await page.route(KEEPS, () => void (held += 1));
    await rename(page, 'Werkstatt Süd');
    await expect(heading(page)).toHaveText('Werkstatt Süd');
    await expect.poll(() => held).toBeGreaterThan(0);
    await page.unroute(KEEPS);
    await page.reload();
    const part = page.getByRole('region', { name: 'Last changes from this browser' });
    await expect(part.getByRole('listitem')).toHaveCount(1);
    await part.getByRole('button', { name: 'Undo: Cloud group renamed' }).click();
    await expect(heading(page)).toHaveText('Werkstatt');
});

/** Puts changes of these records into the database of the browser, as if they had been made there. */
async function seedChanges(page: Page, ids: readonly Readonly<Record<string, string>>[]): Promise<void> {
    await page.evaluate(async all => {
        const { id, customer, customerContext } = JSON.parse(sessionStorage.getItem('user') ?? '{}') as Record<string, string>;
        const opening = indexedDB.open('activity', 1);
        await new Promise<void>(done => {
            opening.addEventListener('upgradeneeded', () =>
                opening.result.createObjectStore('entries', { keyPath: 'id' }).createIndex('at', 'at'),
            );
            opening.addEventListener('success', () => done());
        });
        const transaction = opening.result.transaction('entries', 'readwrite');
        all.forEach((own, at) =>
            transaction.objectStore('entries').put({
                id: `seeded-${at}`,
                owner: `${id}@${customerContext ?? customer}`,
                at: Date.now() - at * 1000,
                call: 'POST /users/{id}/send',
                outcome: 'done',
                ids: own,
            }),
        );
        await new Promise<void>(done => transaction.addEventListener('complete', () => done()));
        opening.result.close();
    }, ids);
}

test('a licence, a user, a cloud group and a key show what was changed of them here', async ({ page, signInAs, mock }) => {
    const LICENCE = '10010101';
    await signInAs(ADMIN, { open: '/profile' });
    await expect(heading(page)).toBeVisible();
    const { keys } = await mock.state();
    const key = keys.find(({ licenceId, userId }) => licenceId === LICENCE && userId !== null);
    await seedChanges(page, [{ licence: LICENCE }, { user: 'u101' }, { group: 'g103' }, { key: key?.id ?? '' }]);
    const part = page.getByRole('region', { name: 'Last changes from this browser' });
    for (const path of [`/licences/${LICENCE}`, '/user-management/u101', '/cloud-groups/g103']) {
        await page.goto(path);
        await expect(part.getByRole('listitem'), path).toHaveCount(1);
    }
    await page.goto(`/licences/${LICENCE}/keys?filter=${encodeURIComponent(key?.token ?? '')}`);
    await page
        .getByRole('main')
        .getByRole('button', { name: /^Actions for / })
        .first()
        .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(dialog(page).getByRole('region', { name: 'Last changes from this browser' }).getByRole('listitem')).toHaveCount(
        1,
    );
    await expect(dialog(page).getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});
