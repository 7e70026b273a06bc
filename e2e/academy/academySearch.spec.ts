import type { Locator, Page } from '@playwright/test';
import academyTexts from '../../i18n/en/academy';
import listTexts from '../../i18n/en/list';
import { expectValid, NORTHFIELD } from './academyPage';
import { expect, test } from '../support/fixtures';
import type { MockControl } from '../support/mock';
import { tabTo, visit } from '../support/portalPage';

/** The search of the academy: inline, its page, and what it remembers (ACADEMY-6). */

const { academy: words } = academyTexts;

const main = (page: Page): Locator => page.getByRole('main');
const combobox = (page: Page): Locator => page.getByRole('combobox', { name: words.search.label });
const field = (page: Page): Locator => page.getByRole('searchbox', { name: words.search.label });
const options = (page: Page): Locator => page.getByRole('option');
const kept = (page: Page): Promise<unknown> =>
    page.evaluate(() => JSON.parse(localStorage.getItem('academy-search-history') ?? '[]') as unknown);
const searches = async (mock: MockControl): Promise<string[]> =>
    (await mock.calls('GET', /^academy\/search/)).map(({ path }) => path);

test('searches while typing after a pause of 450 ms, by keyboard', async ({ page, signInAs, mock }) => {
    await page.clock.install();
    await signInAs(NORTHFIELD, { open: '/academy' });
    await expectValid(page);
    await tabTo(page, combobox(page));
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
    await page.keyboard.type(' bad');
    await page.clock.runFor(449);
    expect(await searches(mock)).toEqual([]);
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(options(page)).toHaveText([
        /^Show all results for “bad”/,
        /^Das Bad\s*Course/,
        /^Das Bad: Dusche und Wanne\s*Video/,
    ]);
    expect(await searches(mock)).toEqual(['academy/search?query=bad&target=all']);
    await expect(main(page).getByRole('search').getByRole('status')).toHaveText('2 results');

    // Up from the field goes to the last option, down from there to the field again.
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/academy/d13');
    // The address changes before the page does.
    await expect(main(page).getByRole('heading', { level: 1, name: 'Das Bad' })).toBeVisible();
    expect(await kept(page)).toEqual(['bad']);

    await combobox(page).fill('nothing of the kind');
    await expect(main(page).getByText('Nothing was found for “nothing of the kind”.').first()).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    await combobox(page).fill('Küche & Bad');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/academy/search?query=K%C3%BCche+%26+Bad');
    await expect(field(page)).toHaveValue('Küche & Bad');
    await expect(main(page).getByText(listTexts.list.noMatchTitle)).toBeVisible();
    expect((await searches(mock)).at(-1)).toBe('academy/search?query=Küche & Bad&target=all');
    expect(await kept(page)).toEqual(['Küche & Bad', 'bad']);
});

test('recalls earlier searches, and deletes them without losing the focus', async ({ page, signInAs }) => {
    await signInAs(NORTHFIELD, { open: null });
    const twenty = Array.from({ length: 20 }, (_, at) => `search ${at}`);
    await page.evaluate(entries => localStorage.setItem('academy-search-history', JSON.stringify(entries)), twenty);
    await page.goto('/academy');
    await combobox(page).click();
    await expect(options(page).first()).toHaveText(`search 0${words.search.recent}`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/academy/search?query=search+0');
    await field(page).fill('new');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/academy/search?query=new');
    await expect(field(page)).toBeFocused();
    // Twenty are stored, the newest first.
    await expect.poll(() => kept(page)).toEqual(['new', ...twenty.slice(0, 19)]);

    await field(page).fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: words.search.history })).toBeVisible();
    await main(page).getByRole('button', { name: 'Remove “new” from the history' }).press('Enter');
    await expect(main(page).getByRole('button', { name: 'Remove “search 0” from the history' })).toBeFocused();
    expect(await kept(page)).toEqual(twenty.slice(0, 19));
    await main(page).getByRole('button', { name: 'search 5', exact: true }).click();
    await expect(page).toHaveURL('/academy/search?query=search+5');
    await page.goBack();
    await main(page).getByRole('button', { name: words.search.erase }).press('Enter');
    await expect(main(page).getByText(words.search.startTitle)).toBeVisible();
    await expect(field(page)).toBeFocused();
    expect(await kept(page)).toEqual([]);

    await page.evaluate(() => localStorage.setItem('academy-search-history', '["again"]'));
    await page.goto('/academy');
    await tabTo(page, combobox(page));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(combobox(page)).toBeFocused();
    await expect(main(page).getByRole('button', { name: words.search.erase })).toHaveCount(0);
    expect(await kept(page)).toEqual([]);
});

test('narrows a search by kind and tags; its state is the URL', async ({ page, signInAs, mock }) => {
    await signInAs(NORTHFIELD, { open: '/academy/search?query=k' });
    await expectValid(page);
    await expect(main(page).getByText(/^\d+ results$/)).toBeVisible();
    await mock.forgetCalls();
    await page.getByRole('radio', { name: words.search.targets.video }).check();
    await expect(page).toHaveURL('/academy/search?query=k&target=video');
    await expect(main(page).getByRole('heading', { level: 2, name: words.search.targets.directory })).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Live' }).check();
    await page.getByRole('checkbox', { name: 'CAM' }).check();
    await expect(page).toHaveURL('/academy/search?query=k&target=video&tags=live%7Ccam');
    await expect(main(page).getByText('2 results')).toBeVisible();
    expect(await searches(mock)).toEqual([
        'academy/search?query=k&target=video',
        'academy/search?query=k&target=video&tags=live',
        'academy/search?query=k&target=video&tags=live|cam',
    ]);
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: 'CAM' })).not.toBeChecked();

    await visit(page, '/academy/search');
    await page.getByRole('checkbox', { name: 'Bad' }).check();
    await expect(main(page).getByText('2 results')).toBeVisible();
    await field(page).fill('zzz');
    await main(page).getByRole('button', { name: listTexts.list.search }).click();
    await expect(main(page).getByText(words.search.noneText)).toBeVisible();
    await main(page).getByRole('button', { name: words.search.widen }).click();
    await expect(page).toHaveURL('/academy/search?query=zzz');
    await expect(main(page).getByRole('button', { name: words.search.widen })).toHaveCount(0);
});
