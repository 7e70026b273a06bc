import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { search } from '../support/parts';
import { ADMIN } from '../support/portalPage';
import { bar, JAN, select, USERS } from '../users/userBatchPage';

/** The states of a list as filter in the URL, combined with the search (LIST-11): the same rows from a server that ignores paging. */

interface List {
    open: string;
    term: string;
    states: readonly string[];
    /** the state of the rows that are listed without one; all rows where it is absent */
    alone?: string;
}

const LISTS: Readonly<Record<string, List>> = {
    users: {
        open: '/user-management',
        term: 'an',
        states: ['active', 'inactive', 'administrators', 'cloudless', 'unlicensed'],
    },
    keys: { open: '/licences/10010101/keys', term: 'an', states: ['inUse', 'free', 'expiring', 'expired'] },
    seats: { open: '/licences/10010101/seats', term: 'c', states: ['active', 'inactive'] },
    // The active ones are cards above the list.
    tickets: { open: '/tickets', term: 'a', states: ['active', 'closed'], alone: 'closed' },
};

/** The ids of the rows on the page. */
const rows = (page: Page): Promise<string[]> =>
    page
        .getByRole('main')
        .locator('[role=row][data-id]')
        .evaluateAll(all => all.map(row => row.getAttribute('data-id') ?? ''));

/** The number of rows that the list says it has. */
const toldOf = async (page: Page): Promise<number> =>
    Number(
        (
            await page
                .getByRole('status')
                .filter({ hasText: /\d entr/ })
                .textContent()
        )?.match(/\d+/)?.[0],
    );

/** The rows in each state, and without one: its buttons are pressed one after the other. */
async function rowsByState(page: Page, states: readonly string[]): Promise<Record<string, string[]>> {
    const buttons = page.getByRole('group', { name: 'Show only' }).getByRole('button');
    await expect(buttons).toHaveCount(states.length);
    const all = await toldOf(page);
    await expect.poll(async () => (await rows(page)).length).toBe(all);
    const found: Record<string, string[]> = { '': await rows(page) };
    for (const [at, state] of states.entries()) {
        await buttons.nth(at).click();
        await expect(page).toHaveURL(url => url.searchParams.get('state') === state);
        await expect(buttons.nth(at)).toHaveText(/\d$/);
        const told = Number((await buttons.nth(at).textContent())?.match(/\d+$/)?.[0]);
        await expect.poll(async () => (await rows(page)).length, `${state}: ${told}`).toBe(told);
        found[state] = await rows(page);
    }
    return found;
}

for (const [name, { open, term, states, alone }] of Object.entries(LISTS)) {
    test(`${name}: each state shows its rows, within the search, in both kinds of server`, async ({ page, signInAs, mock }) => {
        // The table draws the rows that are in view.
        await page.setViewportSize({ width: 1280, height: 6000 });
        await signInAs(ADMIN, { open: null });
        const stored = `display-mode.${name}`;
        await page.addInitScript(key => localStorage.setItem(key, 'table'), stored);
        const address = `${open}?filter=${term}&rows=100`;
        await page.goto(address);
        const paged = await rowsByState(page, states);
        if (alone) expect(paged['']).toEqual(paged[alone]);
        const all = new Set(alone ? states.flatMap(state => paged[state] ?? []) : paged['']);
        expect(all.size).toBeGreaterThan(1);
        const filled = states.filter(state => paged[state]?.length);
        expect(filled.length).toBeGreaterThan(1);
        for (const state of states) expect(paged[state]?.every(id => all.has(id))).toBe(true);

        await mock.settings({ odata: 'basic' });
        await page.goto(`${address}&state=${filled[0]}`);
        await expect.poll(() => rows(page)).toEqual(paged[filled[0] ?? '']);
        await page.goto(address);
        expect(await rowsByState(page, states)).toEqual(paged);
    });
}

test('what is typed into a search just before another page is opened does not get into its address', async ({
    page,
    signInAs,
}) => {
    await signInAs(ADMIN, USERS);
    await select(page, JAN);
    // The page is still on its way when the search would be written into the address.
    await page.route(/assets\/.*\.js$/, async route => {
        await new Promise(resolve => setTimeout(resolve, 1_500));
        await route.continue();
    });
    await search(page, 'anna');
    await bar(page).getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Arrange departure' }).click();
    await expect(page).toHaveURL(/\/plans\/[^?]+$/);
    await expect(page.getByRole('main')).toContainText('Jan Kowalski');
});
