import type { Locator, Page } from '@playwright/test';
import deAcademy from '../../i18n/de/academy';
import deList from '../../i18n/de/list';
import academyTexts from '../../i18n/en/academy';
import shell from '../../i18n/en/shell';
import { expectValid, MEMBER, NORTHFIELD, panelButton } from './academyPage';
import { expect, test } from '../support/fixtures';
import { toasts } from '../support/parts';
import { ADMIN_WITHOUT_ACADEMY, expectNoOverflow, sidebar, tabTo, tiles, visit } from '../support/portalPage';
import { BRIEFLY, expectAccessibleLooks } from '../public/publicPage';

/** Directories and categories of the academy (ACADEMY-1, ACADEMY-2). */

const { academy: words } = academyTexts;

const main = (page: Page): Locator => page.getByRole('main');
const card = (page: Page, name: string): Locator =>
    main(page)
        .locator('li, section[data-link]')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
const steps = (page: Page): Locator => page.getByRole('navigation', { name: shell.layout.breadcrumb }).getByRole('listitem');
const combobox = (page: Page): Locator => page.getByRole('combobox', { name: words.search.label });
const options = (page: Page): Locator => page.getByRole('option');

test('leads from the categories to a video, and shows the progress of each', async ({ page, signInAs, mock }) => {
    await signInAs(MEMBER, { open: '/academy' });
    await expectValid(page);
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
        'Continue learning',
        words.nextInCourses,
        words.allCourses,
        'Academy licence active',
    ]);
    await expect(main(page).getByRole('heading', { level: 3 })).toHaveText([
        'Planen',
        'Visualisieren',
        'Fertigen mit CAM',
        'Live-Termine',
        'In Vorbereitung',
    ]);
    const planning = card(page, 'Planen');
    await expect(planning).toContainText('Vom leeren Raum zur fertigen Planung.');
    await expect(planning).toContainText('8 lessons · 2 min');
    await expect(planning).toContainText('2 of 8 videos completed');
    await expect(planning.getByRole('progressbar', { name: 'Progress: Planen' })).toHaveAttribute('aria-valuenow', /^[1-9]\d$/);
    // Videos that cannot be watched yet do not count.
    await expect(card(page, 'Live-Termine')).toContainText('0 of 1 video completed');
    await expect(card(page, 'In Vorbereitung').getByRole('progressbar')).toHaveCount(0);
    // The first row loads at once, the rows below it when they come near the viewport.
    const loading = await main(page)
        .locator('img')
        .evaluateAll(images => images.map(image => image.getAttribute('loading')));
    expect(loading).toEqual(['eager', 'eager', 'eager', 'eager', 'eager', 'eager']);
    // Each directory's playlist is read exactly once, because what is locked was known before.
    const playlists = (await mock.calls('GET', /\/playlist$/)).map(({ path }) => path).sort();
    expect(playlists).toEqual(['d1', 'd2', 'd3', 'd4', 'd5'].map(id => `academy/directories/${id}/playlist`));

    await tabTo(page, planning.getByRole('link'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/academy/d1');
    await expect(steps(page)).toHaveText(['Dashboard', 'Academy', 'Planen']);
    await expect(main(page).getByText(words.introVideo)).toBeVisible();
    await expect(main(page).getByText('Was Sie hier lernen und wie die Kurse aufgebaut sind.')).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 2, name: /Schritte|Vertiefung/ })).toHaveText([
        'Erste Schritte',
        'Vertiefung',
    ]);
    await card(page, 'Küche in fünf Schritten').getByRole('link').click();
    await expect(page).toHaveURL('/academy/d11');
    await expect(steps(page)).toHaveText(['Dashboard', 'Academy', 'Planen', 'Küche in fünf Schritten']);
    await expect(main(page).locator('img[loading=lazy]')).toHaveCount(3);
    const room = card(page, 'Den Raum anlegen');
    await expect(room).toContainText('0:20');
    await expect(room).toContainText('42% watched');
    await expect(room.getByRole('list', { name: words.tags }).getByRole('listitem')).toHaveText(['Einsteiger', 'Küche']);
    await expect(card(page, 'Schränke einsetzen')).toContainText(words.completed);
    await expect(main(page).getByText(words.locked)).toHaveCount(0);
    await steps(page).getByRole('link', { name: 'Planen' }).click();
    await expect(page).toHaveURL('/academy/d1');
    await main(page).getByRole('link', { name: words.goOn }).click();
    await expect(page).toHaveURL('/academy/d11/v102');
});

test('marks locked content, and continues with what is open, in German', async ({ page, signInAs }) => {
    await signInAs(ADMIN_WITHOUT_ACADEMY, { open: '/academy/d1', language: 'de' });
    const { academy: german } = deAcademy;
    const bath = card(page, 'Das Bad');
    await expect(bath).toContainText(`2 Lektionen · 1 Min. · ${german.locked}`);
    await expect(bath).toContainText('0 von 2 Videos abgeschlossen');
    await expect(card(page, 'Willkommen in der Akademie')).not.toContainText(german.locked);
    await expect(main(page).getByRole('link', { name: german.begin })).toHaveAttribute('href', '/academy/d1/v101');
    await bath.getByRole('link').click();
    await expect(main(page).getByRole('note')).toHaveText(german.lockedDirectory);
    await expect(card(page, 'Fliesen verlegen')).toContainText('Verfügbar bis');
    await expect(main(page).getByRole('link', { name: german.begin })).toHaveCount(0);
    await visit(page, '/academy/d4');
    const placeholder = card(page, 'Fragestunde CAM (in Vorbereitung)');
    await expect(placeholder).toContainText(german.placeholder);
    await expect(placeholder.getByRole('link')).toHaveCount(0);
    await expect(card(page, 'Fragestunde Küche')).toContainText(german.stream);
    await visit(page, '/academy/d5');
    await expect(main(page).getByText(german.directoryEmptyTitle)).toBeVisible();
});

test('reports what could not be loaded, offers to try again, and works without decoration', async ({ page, signInAs, mock }) => {
    // The boundary's report of the error that the page shows.
    const failed = words.errors.load;
    await mock.fault({ method: 'GET', path: 'academy/directories', kind: 'status', status: 500 });
    await mock.fault({ method: 'GET', path: 'academy/search', kind: 'html' });
    await signInAs(NORTHFIELD, { open: '/academy' });
    await expect(main(page).getByRole('alert')).toContainText(failed);
    await combobox(page).fill('bad');
    await expect(main(page).getByText(words.errors.search).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('alert')).toContainText(words.errors.search);
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
    await mock.clearFaults();
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByText('2 results')).toBeVisible();
    await mock.fault({ method: 'GET', path: 'academy/directories/*/playlist', kind: 'status', status: 403 });
    await mock.fault({ method: 'GET', path: 'academy/tags', kind: 'status', status: 403 });
    await signInAs(NORTHFIELD, { open: '/academy/d11' });
    await expect(card(page, 'Den Raum anlegen')).toBeVisible();
    await expect(main(page).getByRole('alert')).toHaveCount(0);
    await page.goto('/academy');
    await expect(card(page, 'Planen')).toContainText('Length unknown');
    await mock.clearFaults();
    await mock.fault({ method: 'GET', path: 'academy/directories/d1', kind: 'status', status: 500 });
    await page.goto('/academy/d1');
    await expect(main(page).getByRole('alert')).toContainText(failed);
    await page.goto('/academy/nothing');
    await expect(main(page).getByRole('alert')).toContainText(shell.errorPage.notFoundTitle);
    await expect(sidebar(page).getByRole('link', { name: 'Profile' })).toBeVisible();
});

test('shows the outline of a slow page, and no late message after leaving it', async ({ page, signInAs, mock }) => {
    await signInAs(ADMIN_WITHOUT_ACADEMY);
    // A navigation that is under way would be the later one.
    await expect(tiles(page).first()).toBeVisible();
    for (const [path, call] of [
        ['/academy', 'academy/directories'],
        ['/academy/d1', 'academy/directories/d1'],
        ['/academy/search?query=bad', 'academy/search'],
    ] as const) {
        await mock.fault({ method: 'GET', path: call, kind: 'delay', seconds: 5 });
        const asked = page.waitForRequest(request => new URL(request.url()).pathname === `/api/${call}`);
        await page.evaluate(address => {
            history.pushState(null, '', address);
            dispatchEvent(new PopStateEvent('popstate'));
        }, path);
        await asked;
        await expect(main(page).locator('[aria-busy=true]').first(), path).toBeVisible();
        await visit(page, '/profile');
        await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    }
    // The page was left before the response, which aborts the call.
    await expect
        .poll(async () => (await mock.calls('GET', /^academy\/(directories|search)/)).map(({ status }) => status))
        .toEqual([499, 499, 499]);
    await expect(toasts(page)).toHaveCount(0);
});

test('is accessible in every look, in English and German, and fits a phone', async ({ page, signInAs, expectAccessible }) => {
    await signInAs(ADMIN_WITHOUT_ACADEMY, { open: '/academy/d1' });
    await expect(panelButton(page, 'No academy licence')).toBeVisible();
    await expect(card(page, 'Das Bad')).toContainText('0 of 2');
    // At the end of the page nothing is below the academy's bar.
    const check = async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await expectAccessible();
    };
    await expectAccessibleLooks(page, check);
    await combobox(page).fill('k');
    await expect(options(page)).toHaveCount(9);
    await expectAccessibleLooks(page, check, BRIEFLY);
    await signInAs(NORTHFIELD, { open: '/academy/search?query=zzz&tags=bath', language: 'de' });
    await expect(main(page).getByText(deList.list.noMatchTitle)).toBeVisible();
    await expectAccessibleLooks(page, expectAccessible, BRIEFLY);
    await visit(page, '/academy/search');
    await expect(main(page).getByText(deAcademy.academy.search.history)).toBeVisible();
    await expectAccessibleLooks(page, expectAccessible, BRIEFLY);

    await page.setViewportSize({ width: 360, height: 700 });
    for (const path of ['/academy', '/academy/d11', '/academy/search']) {
        await visit(page, path);
        await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoOverflow(page);
        const scrolls = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
        await expect.poll(scrolls, path).toBe(path !== '/academy/search');
    }
    await page.getByRole('link', { name: /^Zurück/ }).click();
    await expect(page).toHaveURL('/academy');
});
