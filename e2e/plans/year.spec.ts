import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import type { MockControl } from '../support/mock';
import { dialog } from '../support/parts';

/** A new school year, from the list of users to what is taken back (YEAR-1 to YEAR-9), in the mock's school in September. */

type State = Awaited<ReturnType<MockControl['state']>>;

const [LICENCE, LAST_YEAR_1, LAST_YEAR_2] = ['10030101', 'g113', 'g114'] as const;
/** 31 August of the next year, the last second of the day. */
const END = Date.UTC(new Date().getUTCFullYear() + 1, 8, 1) / 1000 - 1;

const membersOf = ({ cloudGroups }: State, label: string): string[] =>
    cloudGroups.find(group => group.customerId === '10030' && group.label === label)?.userIds ?? [];
const keyOf = ({ keys }: State, user: string) => keys.find(({ licenceId, userId }) => licenceId === LICENCE && userId === user);

/** The first class moves up; of the second one five stay, in a class that has no cloud group yet, and the others leave; four are new. */
function newYear(state: State) {
    const [first = [], second = []] = [LAST_YEAR_1, LAST_YEAR_2].map(
        id => state.cloudGroups.find(group => group.id === id)?.userIds,
    );
    const only = second.filter(id => !first.includes(id));
    const [stay, leave] = [only.slice(0, 5), only.slice(5)];
    const rowOf = (id: string, name: string) => {
        const user = state.users.find(one => one.id === id);
        return [user?.forename, user?.surname, user?.email, name];
    };
    const rows = [
        ...first.map(id => rowOf(id, 'Klasse HT2a')),
        ...stay.map(id => rowOf(id, 'Klasse HT3a')),
        ...Array.from({ length: 4 }, (_, at) => [`Neu${at}`, 'Ankömmling', `neu${at}@schule.example`, 'Klasse HT1a']),
    ];
    // Somebody has another address by now, and a name that is written in another way.
    const renamed = first.findIndex(id => /[äöü]/.test(rowOf(id, '').join('')));
    const was = rows[renamed]?.[2] ?? '';
    const plain = (text = '') => text.replace('ä', 'ae').replace('ö', 'oe').replace('ü', 'ue');
    rows[renamed] = [
        ...(rows[renamed] ?? []).slice(0, 2).map(name => plain(name ?? '')),
        'neue.adresse@schule.example',
        'Klasse HT2a',
    ];
    const list = [['Vorname', 'Nachname', 'E-Mail', 'Klasse'], ...rows].map(row => row.join(';')).join('\n');
    const both = first.filter(id => second.includes(id));
    return { list, first, stay, leave, both, renamed: { row: renamed + 2, was } };
}

/** Presses Run, and confirms what it says. */
async function run(page: Page, says: string) {
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(dialog(page)).toContainText(says);
    await dialog(page).getByRole('button', { name: 'Run' }).click();
    await expect(dialog(page)).toHaveCount(0);
}

test('every class of a school at once: asked, tried, done, printed and taken back', async ({
    page,
    signInAs,
    mock,
    expectAccessible,
}) => {
    await mock.loadSituation('school-in-september');
    const before = await mock.state();
    const { list, first, stay, leave, both, renamed } = newYear(before);
    await page.addInitScript(() => (window.print = () => undefined));
    await signInAs('admin@schule.example', { open: '/user-management' });
    await page.getByRole('button', { name: /^Actions for User management/ }).click();
    await page.getByRole('menuitem', { name: 'Plan a new school year' }).click();

    await expect(page.getByRole('heading', { name: 'Source' })).toBeFocused();
    const old = page.getByRole('group', { name: 'Cloud groups of last year’s classes' });
    for (const name of ['Klasse HT1a', 'Klasse HT2a']) await old.getByRole('checkbox', { name }).check();
    await page.getByRole('textbox', { name: 'Paste a list' }).fill(list);
    await page.getByRole('button', { name: 'Read list' }).click();
    await expect(page.getByRole('columnheader', { name: 'Klasse' }).getByRole('combobox')).toHaveValue('groups');
    await page
        .getByRole('group', { name: 'Licences' })
        .getByRole('checkbox', { name: /^CAD Klassensatz/ })
        .check();
    await expectAccessible();
    await page.getByRole('button', { name: 'Check', exact: true }).click();

    const same = page.getByRole('region', { name: 'Is this the same person?' });
    await expect(same).toContainText('neue.adresse@schule.example');
    await expect(same).toContainText(renamed.was);
    const runs = page.getByRole('button', { name: 'Run', exact: true });
    await expect(runs).toBeDisabled();
    // However long the table above it is.
    await expect(runs).toBeInViewport();
    await same.getByRole('combobox', { name: new RegExp(`row ${renamed.row}\\?$`) }).selectOption({ index: 1 });
    await expect(page.getByText(`${leave.length} leave`, { exact: true })).toBeVisible();
    await expect(page.getByText('4 are new', { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Cloud group of class Klasse HT3a' })).toHaveValue('make');
    const freed = leave.filter(id => keyOf(before, id)).length;
    const needed = 4 + [...first, ...stay].filter(id => !keyOf(before, id)).length;
    const free = 150 - before.keys.filter(({ licenceId }) => licenceId === LICENCE).length;
    await expect(page.getByRole('list', { name: 'Keys per licence' }).getByRole('listitem').first()).toHaveText(
        `CAD Klassensatz: ${freed} freed + ${free} available − ${needed} needed = ${free + freed - needed} left. ` +
            `${freed} of the freed keys have expired and count until they are deleted.`,
    );
    await expectAccessible();
    // Two are in both classes: they leave one, and stay in the other.
    await run(page, `${leave.length + both.length} users will lose licences, keys or cloud groups.`);

    await expect(page.getByText('The first 5 are done: look at them in the portal. The others wait.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Lists and cards' })).toHaveCount(0);
    const tried = await mock.state();
    expect(tried.keys.filter(({ id, expire }) => expire === END && before.keys.some(key => key.id === id))).toHaveLength(5);
    expect(tried.users).toHaveLength(before.users.length);
    await page.getByRole('button', { name: /^Continue with the other/ }).click();
    await expect(page.getByText('4 accounts are ready, nobody has been written to yet.')).toBeVisible();

    const after = await mock.state();
    const made = after.users.filter(({ id }) => before.users.every(user => user.id !== id));
    expect(made.map(({ email }) => email).toSorted()).toEqual([0, 1, 2, 3].map(at => `neu${at}@schule.example`));
    expect(after.users).toHaveLength(before.users.length + 4);
    expect(membersOf(after, 'Klasse HT1a').toSorted()).toEqual(made.map(({ id }) => id).toSorted());
    expect(membersOf(after, 'Klasse HT2a').toSorted()).toEqual(first.toSorted());
    expect(membersOf(after, 'Klasse HT3a').toSorted()).toEqual(stay.toSorted());
    for (const id of [...first, ...stay, ...made.map(user => user.id)]) expect(keyOf(after, id)?.expire).toBe(END);
    expect(leave.flatMap(id => keyOf(after, id) ?? [])).toEqual([]);
    const concerned = new Set<string | null>([...first, ...stay, ...leave, ...made.map(({ id }) => id)]);
    const others = ({ keys }: State) => keys.filter(({ userId }) => !concerned.has(userId));
    expect(others(after)).toEqual(others(before));
    await page.getByRole('button', { name: 'Send 4 invitations' }).click();
    await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible();
    expect(await mock.calls('POST', /recover$/)).toHaveLength(4);
    await expectAccessible();

    const paper = page.getByRole('region', { name: 'Lists and cards' });
    await paper.getByRole('button', { name: 'Print class lists' }).click();
    await expect(page.getByRole('heading', { name: 'Klasse HT3a 5 pupils', includeHidden: true })).toBeAttached();
    await paper.getByRole('checkbox', { name: 'New pupils only' }).check();
    await paper.getByRole('button', { name: 'Print cards to cut' }).click();
    const cards = page.getByRole('listitem', { includeHidden: true }).filter({ hasText: 'Sign in here:' });
    await expect(cards).toHaveCount(4);
    await expect(cards.first()).toContainText('neu0@schule.example');
    expect(await page.locator('body').textContent()).not.toContain(keyOf(after, made[0]?.id ?? '')?.token);

    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('4 users will be deleted')).toBeVisible();
    await expect(page.getByText('The former expiry date of CAD Klassensatz has passed').first()).toBeVisible();
    await run(page, '4 users will be deleted.');
    await expect(page.getByRole('heading', { name: 'Report' })).toBeVisible();
    const back = await mock.state();
    expect(back.users).toEqual(before.users);
    for (const name of ['Klasse HT1a', 'Klasse HT2a']) {
        expect(membersOf(back, name).toSorted()).toEqual(membersOf(before, name).toSorted());
    }
    expect(membersOf(back, 'Klasse HT3a')).toEqual([]);
});
